import type { PageSettings } from '@fairhouse/contract'
import { timing } from '../../../base/timing.ts'

/** In a partner's app the form closes by itself a little after the money is there: the app is told the command that the settings name. */
export function closePartnerApp({ fe }: PageSettings, signal: AbortSignal): void {
  const command = String(fe['deposit.partnerCloseCommand'] ?? '')
  const app = (globalThis as { ReactNativeWebView?: { postMessage: (text: string) => void } }).ReactNativeWebView // an app's web view puts it there
  if (!command || !app) return
  const timer = setTimeout(() => app.postMessage(command), timing('partnerCloseSec', 3) * 1000)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
