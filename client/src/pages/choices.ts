/** Language and colours: the cookie is for the pages of the server, the settings are for the table; here they agree. */
import { apply, keep, recall, type Settings } from "../settings";

const YEAR = 365 * 24 * 3600;

function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function agree(): void {
  const settings = recall();
  if (settings.theme !== (cookie("theme") ?? "auto")) setCookie("theme", settings.theme);
  apply(settings);
  mark(settings.theme);
  for (const link of document.querySelectorAll<HTMLElement>("[data-theme-choice]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      chooseTheme(link.dataset.themeChoice as Settings["theme"]);
      link.closest("details")?.removeAttribute("open");
    });
  }
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]")) {
    link.addEventListener("click", () => keep({ ...recall(), language: "auto" })); // that of the page
  }
  closeByItself();
}

function chooseTheme(theme: Settings["theme"]): void {
  const settings = { ...recall(), theme };
  keep(settings);
  apply(settings);
  setCookie("theme", theme);
  mark(theme);
}

function mark(theme: string): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-theme-choice]")) {
    if (link.dataset.themeChoice === theme) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** An open menu closes with Escape, and when something else is touched. */
function closeByItself(): void {
  const open = () => document.querySelector<HTMLDetailsElement>("details.choice[open]");
  addEventListener("click", (event) => {
    const menu = open();
    if (menu && !menu.contains(event.target as Node)) menu.open = false;
  });
  addEventListener("keydown", (event) => {
    const menu = open();
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
