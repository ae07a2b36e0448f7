import type { Site } from '../../base/site.ts'

declare global {
  interface Window {
    /** The live chat's own window, once its script has come. */
    LiveChatWidget?: { call: (what: 'maximize') => void }
  }
}

const usualContactPoint = '/contact-point'

/**
 * Connects the player with us: the live chat if the settings enable it and it has loaded, otherwise the contact page in
 * a new tab.
 */
export function contactOperator({ settings: { be, fe } }: Pick<Site, 'settings'>): void {
  if (be['topHighLimitLiveChatActive'] === true && window.LiveChatWidget) return window.LiveChatWidget.call('maximize')
  window.open(String(fe['limitContactPointUrl'] || usualContactPoint), '_blank', 'noopener')
}
