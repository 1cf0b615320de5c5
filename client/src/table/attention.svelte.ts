/** Calls a person back to the table: by the title, the icon and, if wanted, a notice of the system. */
import { t, tell } from "../language.svelte";
import { notify } from "../panels/notices.svelte";
import type { View } from "../wire";

const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="6" y="2" width="20" height="28" rx="3" fill="#fbf4e2" stroke="#4a3523" stroke-width="2"/><circle cx="22" cy="9" r="8" fill="#c8402c"/></svg>',
  );

/** Follows whose turn it is; call it while a component is made. */
export function callBack(view: () => View): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const usual = icon?.href;
  const mine = $derived(view().legal?.length > 0);
  $effect(() => {
    if (!view().game) return; // not yet
    const game = view().title || t(`preset-${view().game}`);
    document.title = mine ? t("table-title-turn", { game }) : `${game} · firefly`;
    if (icon && usual) icon.href = mine ? DOT : usual;
    if (mine) notify(t("table-your-turn"), view().prompt ? tell(view().prompt ?? [""]) : game);
  });
}
