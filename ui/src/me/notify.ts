// The page's own notification and sound: for whoever has it open and looks elsewhere.
import { settings } from "../theme/settings.svelte";
import { play } from "../theme/sound";
import { t } from "../words";

/** Whether this device may show notifications; asks if nobody has. */
export async function allowed(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Says that it is one's turn at a table, if one wants it said. */
export async function announce(table: string, game: string): Promise<void> {
  if (settings.notify === "off" || (settings.notify === "away" && !document.hidden)) return;
  play("turn", true);
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const title = t("alert-turn", { count: 1, game: t(`game-${game}`) });
  const about = { tag: `caserne ${table}`, icon: "/icons/192.png", data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about).onclick = () => window.focus();
}

/** Has the browser listen for what the server sends; gives where, as it says. */
export async function listen(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const bytes = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

export function canListen(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}
