import type { Wallet } from '../wallet.ts'

/**
 * An event that the server sends to a logged-in browser (server-sent events, `GET /api/push`): its name and JSON data.
 */
export type PushEvent =
  | { event: 'wallet'; data: Wallet }
  | { event: 'deposit'; data: { reference: string; status: string; error?: string; errorCode?: number; errorSubCode?: string } }
  | { event: 'withdrawal'; data: { reference: string; status: string } }
  | { event: 'limits'; data: Record<string, never> }
  | { event: 'session'; data: { ended: 'logout' | 'elsewhere' | 'excluded' | 'expired' | 'sessionTime'; until?: string } }
  | { event: 'game'; data: { gameSessionId: string; ended: 'parallel' | 'timeout' | 'excluded' | 'operator' | 'sessionTime' } }
  | { event: 'jackpot'; data: { id: string; meter: string } }
  | { event: 'jackpotWon'; data: { id: string; amount: string; currency: string } }
  | { event: 'race'; data: { id: string } }
  | { event: 'raceWon'; data: { id: string; place: number; amount: string; currency: string } }
