/** A call as the platform got it. */
export type Got = { call: string; input: Record<string, string>; signed: boolean }

/** What comes of a call: its code and what stands beside it. */
type Booked = { code: string; more: Record<string, unknown> }

/** What a test lets the platform do with a call instead of the usual: a code, or no answer after or before its work. */
type Whim = (got: Got) => Partial<Booked> | 'silentAfter' | 'silentBefore' | 'hangAfter' | 'garbage' | undefined

/** A wallet that books by the protocol, of one player with one hundred units. */
export function openTestWallet(hints: Record<string, unknown>) {
  const booked = new Map<string, string>()
  const amounts = new Map<string, bigint>()
  const tokens = new Set<string>()
  const state = { cash: 10_000n, playerRef: 'player.1', tokens, whim: undefined as Whim | undefined, gate: Promise.resolve() } // the whim comes later

  const bet = (id: string, amount: bigint): string => {
    if (state.cash < amount) return 'INSUFFICIENT_FUNDS'
    state.cash -= amount
    amounts.set(id, amount)
    return 'OK'
  }
  const rollBack = (target: string): void => {
    state.cash += amounts.get(target) ?? 0n
    if (!booked.has(target)) booked.set(target, 'CANCELLED_BEFORE')
  }
  const authenticate = (token: string): Booked => {
    if (!tokens.delete(token)) return { code: 'SESSION_EXPIRED', more: {} }
    const player = { playerRef: state.playerRef, currency: 'EUR', country: 'SWE', language: 'en', sessionToken: `session-${token}` }
    return { code: 'OK', more: { ...player, type: 'real', hints } }
  }
  const book = ({ call, input }: Got): Booked => {
    if (call === 'authenticate') return authenticate(input.launchToken ?? '')
    if (call === 'balance') return { code: 'OK', more: {} }
    const id = input.transactionId ?? ''
    const before = booked.get(id)
    if (before) return { code: before, more: { replayed: true } }
    const code = call === 'bet' ? bet(id, BigInt(input.amount ?? '0')) : 'OK'
    if (call === 'win') state.cash += BigInt(input.amount ?? '0')
    if (call === 'rollback') rollBack(input.targetTransactionId ?? '')
    booked.set(id, code)
    return { code, more: {} }
  }
  return { state, book }
}
