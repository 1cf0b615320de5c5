/** Whether the system may tell that it is one's turn while the page is out of sight. */
import { remember, remembered } from "./memory";

const store: { on: boolean; denied: boolean } = $state({ on: remembered("notices", false), denied: false });

export const notices: Readonly<typeof store> = store;

export const canNotify = typeof Notification !== "undefined";

/** Switches notices; browsers ask their owner first, and only after a click. */
export async function wantNotices(on: boolean): Promise<void> {
  const allowed = on && canNotify && (await Notification.requestPermission()) === "granted";
  store.on = allowed;
  store.denied = on && !allowed;
  remember("notices", allowed);
}

/** Shows a notice if that is wanted, allowed, and the page is out of sight; a click on it leads back. */
export function notify(title: string, body: string): void {
  if (!store.on || !document.hidden || !canNotify || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: location.pathname });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones show them from a service worker only
  }
}
