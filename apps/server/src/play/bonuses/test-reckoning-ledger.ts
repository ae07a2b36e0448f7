import type { Leg, Posting, PostingResult, WalletKey } from '../../money/wallet/posting.ts'
import { bet, betWin, deposit, grantAct, rollback, win, type TestLedger } from '../../money/wallet/test-ledger.ts'
import { writeTestAwards, writeTestGrant } from '../../money/wallet/test-ledger.sql.ts'
import { readWalletRow } from '../../money/wallet/wallet.sql.ts'
import { readBonusesInLedger, readGrantsInLedger } from './test-reckoning.sql.ts'
import { activeGrantOf, bonusBuckets, type Reckoning, type Terms, type WalletEvent } from './test-reckoning-state.ts'
import type { Outcome } from './test-reckoning.ts'

/** A real wallet to which the events of a reckoning happen. */
export type LedgerWallet = {
  key: WalletKey
  postingOf: (event: WalletEvent) => Posting
  post: (event: WalletEvent) => Promise<PostingResult>
  read: () => Promise<InLedger>
}

/** What both reckonings must agree on; progress is in ten-thousandths of a minor unit. */
export type InLedger = {
  balances: Reckoning['balances']
  house: Reckoning['house']
  active: string | undefined
  grants: Record<string, { state: string; done: bigint }>
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
      if (event.type === 'activate')
        await writeTestGrant(ledger.database.db, key, mine(event.grant), testGrantOf(event.terms), ledger.clock.now())
      const [result] = await ledger.call(postingOf(event))
      if (!result) throw new Error('a posting has a result')
      if (event.type === 'activate' && result.outcome === 'posted')
        await writeTestAwards(ledger.database.db, key, mine(event.grant), givenBy(event.legs))
      return result
    },
    read: () => readAll(ledger, key),
  }
}

const givenBy = (legs: Partial<Record<string, bigint>>): Record<string, bigint> =>
  Object.fromEntries(Object.entries(legs).flatMap(([bucket, amount]) => (amount ? [[bucket, amount]] : [])))

function translate(wallet: WalletKey, mine: (name: string) => string, event: WalletEvent, id: string): Posting {
  const bonus = 'bonus' in event && event.bonus ? { bonus: { ...event.bonus, grant: mine(event.bonus.grant) } } : {}
  switch (event.type) {
    case 'deposit':
      return deposit(wallet, event.amount, id)
    case 'cashOut':
      return {
        op: 'move',
        wallet,
        id,
        kind: 'withdrawal',
        reason: id,
        legs: [['cash', 'pending_withdrawal', event.amount]],
        hold: { id, kind: 'withdrawal', action: 'open', amount: event.amount, owner: id },
      }
    case 'activate':
      return grantAct(wallet, mine(event.grant), {
        action: 'activate',
        legs: bonusBuckets.flatMap((bucket) => legsOf(bucket, event.legs[bucket])),
      })
    case 'pause':
    case 'resume':
      return grantAct(wallet, mine(event.grant), { action: event.type })
    case 'end':
      return grantAct(wallet, mine(event.grant), { action: 'end', as: event.as })
    case 'bet':
      return bet(wallet, event.amount, { id: mine(event.bet), round: mine(event.round), ...bonus })
    case 'win':
      return win(wallet, mine(event.round), event.amount, event.close, id)
    case 'betWin':
      return { ...betWin(wallet, event.amount, event.win, mine(event.bet)), round: mine(event.round), reason: mine(event.round), ...bonus }
    case 'rollback':
      return rollback({ wallet, id: mine(event.bet), round: mine(event.round) })
  }
}

const legsOf = (bucket: string, amount = 0n): Leg[] => (amount > 0n ? [['bonus:test', bucket, amount]] : [])

const testGrantOf = ({ requiredMinor, maxStake, minStake, cap }: Terms) => ({
  required: requiredMinor,
  maxStake,
  minStake,
  caps: cap && bonusBuckets.map((bucket) => cap[bucket] ?? null),
})

async function readAll(ledger: TestLedger, key: WalletKey): Promise<InLedger> {
  const { db } = ledger.database
  const row = await readWalletRow(db, key)
  if (!row) throw new Error('the wallet is open before it is read')
  const { cash, promo, betting_bonus, live_bonus, in_play_cash, in_play_bonus } = row
  const { grant, ...house } = await readBonusesInLedger(db, key)
  const grants = await readGrantsInLedger(db, key)
  const name = (id: string) => id.slice(0, id.indexOf(' of '))
  return {
    balances: { cash, promo, betting_bonus, live_bonus, in_play_cash, in_play_bonus },
    house,
    active: grant === null ? undefined : name(grant),
    grants: Object.fromEntries(grants.map(({ id, state, done }) => [name(id), { state, done }])),
  }
}

/** The reckoning in the words of `InLedger`. */
export function expectedOf(wallet: Reckoning): InLedger {
  const { balances, house, grants } = wallet
  const told = [...grants].map(([name, { state, doneParts }]) => [name, { state, done: doneParts }] as const)
  return { balances, house, active: activeGrantOf(wallet), grants: Object.fromEntries(told) }
}

/** Whether the posting function answered what the reckoning says; of several reasons it may tell any. */
export function agrees(expected: Outcome, result: PostingResult): boolean {
  if (expected.outcome !== 'refused') return result.outcome === expected.outcome
  return result.outcome === 'refused' && expected.reasons.some((reason) => reason === result.refusal.reason)
}
