import { lazily } from './lazily.ts'

const footerWaitMs = 800

/** Parts of pages that not every first load needs. The server draws them at once; the browser takes them over when their chunk has come. */
export const parts = {
  footer: lazily('shell/Footer.tsx', [], () => later(() => import('./shell/Footer.tsx'))),
  menu: lazily('shell/MenuSheet.tsx', [], () => later(() => import('./shell/MenuSheet.tsx'))),
  balance: lazily('wallet/BalanceButton.tsx', [], () => import('./wallet/BalanceButton.tsx')),
  playerHero: lazily('lobby/PlayerHero.tsx', [], () => import('./lobby/PlayerHero.tsx')),
} as const

async function later<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof window !== 'undefined') await new Promise((resolve) => setTimeout(resolve, footerWaitMs))
  return load()
}
