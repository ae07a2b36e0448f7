import type { Posting, PostingResult, WalletKey } from '../../money/wallet/posting.ts'
import { bet, betWin, deposit, rollback, win, type TestLedger } from '../../money/wallet/test-ledger.ts'
import { readWalletRow } from '../../money/wallet/wallet.sql.ts'
import { readBonusesInLedger, readGrantStates } from './test-reckoning.sql.ts'
import { bonusBuckets, type Grant, type Reckoning, type WalletEvent } from './test-reckoning-state.ts'
import type { Outcome } from './test-reckoning.ts'

/** A real wallet to which the events of a reckoning happen. */
export type LedgerWallet = {
  key: WalletKey
  postingOf: (event: WalletEvent) => Posting
  post: (event: WalletEvent) => Promise<PostingResult>
  read: () => Promise<InLedger>
}

/** What both reckonings must agree on; `done` is the running grant's, in ten-thousandths of a minor unit. */
export type InLedger = {
  balances: Reckoning['balances']
  house: Reckoning['house']
  running: string | undefined
  done: bigint
  states: Record<string, string>
}

/** Opens an empty wallet. Names of grants, bets and rounds are its own. */
export async function openLedgerWallet(ledger: TestLedger): Promise<LedgerWallet> {
  const key = await ledger.open()
  const mine = (name: string) => `${name} of ${key.player}`
  let count = 0
  const postingOf = (event: WalletEvent): Posting => translate(key, mine, event, mine(`event ${(count += 1)}`))
  return {
    key,
    postingOf,
    async post(event) {
      if (event.type === 'activate') await writeTestGrant(ledger, key, mine(event.grant), event.terms)
      const [result] = await ledger.call(postingOf(event))
      if (!result) throw new Error('a posting has a result')
      return result
    },
    read: () => readAll(ledger, key),
  }
}

function translate(wallet: WalletKey, mine: (name: string) => string, event: WalletEvent, id: string): Posting {
  const grantOp = (grant: string, more: object) =>
    ({ op: 'grant', wallet, id, kind: 'bonus', reason: mine(grant), grant: mine(grant), ...more }) as unknown as Posting
  const bonus = 'bonus' in event && event.bonus ? { bonus: { ...event.bonus, grant: mine(event.bonus.grant) } } : {}
  switch (event.type) {
    case 'deposit':
      return deposit(wallet, event.amount, id)
    case 'cashOut':
      return { op: 'move', wallet, id, kind: 'withdrawal', reason: id, legs: [['cash', 'float:test', event.amount]] }
    case 'activate':
      return grantOp(event.grant, {
        action: 'activate',
        legs: bonusBuckets.flatMap((bucket) => (event.legs[bucket] ? [[`bonus:${bucket}`, bucket, event.legs[bucket]]] : [])),
      })
    case 'pause':
    case 'resume':
      return grantOp(event.grant, { action: event.type })
    case 'end':
      return grantOp(event.grant, { action: 'end', as: event.as })
    case 'bet':
      return bet(wallet, event.amount, { id: mine(event.bet), round: mine(event.round), ...(bonus as object) })
    case 'win':
      return win(wallet, mine(event.round), event.amount, event.close, id)
    case 'betWin':
      return { ...betWin(wallet, event.amount, event.win, mine(event.bet)), round: mine(event.round), reason: mine(event.round), ...bonus }
    case 'rollback':
      return rollback({ wallet, id: mine(event.bet), round: mine(event.round) })
  }
}

/** Puts the row of a grant there, as whoever grants it does. */
async function writeTestGrant(_ledger: TestLedger, _key: WalletKey, _grant: string, _terms: Grant['terms']): Promise<void> {
  await Promise.reject(new Error('the columns of bonus_grant are not there yet'))
}

async function readAll(ledger: TestLedger, key: WalletKey): Promise<InLedger> {
  const { db } = ledger.database
  const row = await readWalletRow(db, key)
  if (!row) throw new Error('the wallet is open before it is read')
  const { cash, promo, betting_bonus, live_bonus, in_play_cash, in_play_bonus } = row
  const { grant, done, bonus, gaming } = await readBonusesInLedger(db, key)
  const name = (id: string) => id.slice(0, id.indexOf(' of '))
  return {
    balances: { cash, promo, betting_bonus, live_bonus, in_play_cash, in_play_bonus },
    house: { bonus, gaming },
    running: grant === null ? undefined : name(grant),
    done,
    states: Object.fromEntries([...(await readGrantStates(db, key))].map(([id, kind]) => [name(id), stateAfter(kind)])),
  }
}

const stateAfter = (kind: string) => (kind === 'activated' || kind === 'resumed' ? 'active' : kind)

/** The reckoning in the words of `InLedger`. */
export function expectedOf({ balances, house, running, grants }: Reckoning): InLedger {
  const states = Object.fromEntries([...grants].map(([name, { state }]) => [name, state]))
  return { balances, house, running, done: (running !== undefined && grants.get(running)?.doneParts) || 0n, states }
}

/** Whether the posting function answered what the reckoning says; of several reasons it may tell any. */
export function agrees(expected: Outcome, result: PostingResult): boolean {
  if (expected.outcome !== 'refused') return result.outcome === expected.outcome
  return result.outcome === 'refused' && (expected.reasons as string[]).includes(result.refusal.reason)
}
