/** What this browser remembers beside the settings; where storage is forbidden, it is forgotten with the page. */

const PREFIX = "firefly-";

export function remembered<T>(key: string, usual: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? usual : (JSON.parse(kept) as T);
  } catch {
    return usual;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // see above
  }
}
