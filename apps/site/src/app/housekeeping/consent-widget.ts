import { timing } from '../../base/timing.ts'

/** The widgets of the usual makers; an operator's own carries the attribute. */
const widgets = '#CookiebotWidget, #onetrust-consent-sdk .ot-floating-button, #cookiescript_badge, [data-cookie-consent-widget]'

/** On a phone the floating button of a consent tool lies over the page: it is taken away as soon as it appears, looked for each second for ten seconds. */
export function takeConsentWidgetAway(signal: AbortSignal): void {
  const began = Date.now()
  const look = () => {
    const found = document.querySelectorAll(widgets)
    for (const widget of found) widget.remove()
    if (found.length > 0 || Date.now() - began >= timing('cookieWidgetMs', 10_000)) clearInterval(timer)
  }
  const timer = setInterval(look, timing('cookieWidgetPollMs', 1000))
  signal.addEventListener('abort', () => clearInterval(timer))
  look()
}
