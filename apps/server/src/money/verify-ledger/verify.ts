import { verifyChains } from '../../base/audit/verify-chains.ts'
import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { bonusChecks } from './verify-bonuses.sql.ts'
import { bookChecks } from './verify-books.sql.ts'
import { cashbackChecks } from './verify-cashback.sql.ts'
import { checkpoints } from './verify-checkpoints.sql.ts'
import { cashierChecks, compareStatement, readFirstReceivable, type StatementRow } from './verify-cashier.sql.ts'
import { figures } from './verify-figures.sql.ts'
import { jackpotChecks } from './verify-jackpots.sql.ts'
import { holdChecks } from './verify-holds.sql.ts'
import { monthsCheck } from './verify-months.sql.ts'
import { raceChecks } from './verify-races.sql.ts'
import { lookAt, readStanding, readVerifiedUpTo, slicesOf, writeVerified, writeWalk, type Walk } from './verify.sql.ts'
import { compareRounds, readFirstRound, type StudioRound } from './verify-rounds.sql.ts'
import { witnessCheck, witnessTriggers } from './verify-witnesses.sql.ts'
import { walletChecks, type LedgerCheck } from './verify-wallets.sql.ts'

/** The result of one check: how much it looked at, of what, and its faults, a sentence each. */
export type LedgerVerdict = { check: string; looked: number; of: string; faults: string[] }

/**
 * One line of a provider's statement: by how much it owes us more (payment) or less (refund) for a reference; minor
 * units.
 */
export type StatementEntry = { type: string; reference: string; money: { amount: bigint; currency: string }; at: Date }

/** Reads a provider's statement for [from, to). */
type StatementOf = { provider: string; read: (from: Date, to: Date) => Promise<StatementEntry[]> }

/** Reads a studio's own list of rounds begun within [from, to); `prefix` begins their names in our books. */
export type StudioRoundsOf = { studio: string; prefix: string; read: (from: Date, to: Date) => Promise<StudioRound[]> }

/** What the ledger is compared with besides itself. */
type Against = { statements?: StatementOf[]; rounds?: StudioRoundsOf[] }

const checks: readonly LedgerCheck[] = [
  ...walletChecks,
  ...bookChecks,
  ...holdChecks,
  ...cashierChecks,
  ...bonusChecks,
  ...cashbackChecks,
  figures,
  ...jackpotChecks,
  ...raceChecks,
  checkpoints,
]

/**
 * Verifies the ledger by independent routes. Read-only; each check sees one snapshot of a running system. Checks
 * `statements` against what providers owe, and `rounds` against what games took and paid.
 */
export async function verifyLedger(db: Database, clock: Clock, { statements = [], rounds = [] }: Against = {}): Promise<LedgerVerdict[]> {
  const slices = await slicesOf(db)
  const verdicts: LedgerVerdict[] = []
  const whole = [await witnessCheck(db), await monthsCheck(db), witnessTriggers]
  for (const one of [...checks, ...whole]) verdicts.push(await verdictOf(db, clock, one, slices))
  for (const { check, looked, of, faults } of await verifyChains(db, { late: false })) verdicts.push({ check, looked, of, faults })
  for (const statement of statements) verdicts.push(await statementVerdict(db, clock, statement))
  for (const list of rounds) verdicts.push(await roundsVerdict(db, clock, list))
  return verdicts
}

/** By then every booking of a moment has been committed, as the roll-up takes it to be. */
const graceMs = 3_600_000

/** Verifies the whole ledger and, if nothing is wrong, records that it was verified up to an hour ago. */
export async function verifyInFull(db: Database, clock: Clock, against: Against = {}): Promise<LedgerVerdict[]> {
  return recorded(db, clock, 'full', () => verifyLedger(db, clock, against))
}

/**
 * Verifies what is new since the ledger was last verified: what was booked from the day before that on, and that every wallet stands
 * where it stood then, but for what is new. Records how far it has come if nothing is wrong. What only the full walk finds is told in
 * docs/operate/ledger.md.
 */
export async function verifyDaily(db: Database, clock: Clock, { rounds = [] }: Pick<Against, 'rounds'> = {}): Promise<LedgerVerdict[]> {
  const upTo = await readVerifiedUpTo(db)
  if (!upTo) {
    const faults = ['Nothing has been verified yet, so nothing is known to be new: run fairhouse ledger verify once.']
    await writeWalk(db, 'daily', faults.length)
    return [{ check: 'wallets', looked: 0, of: 'shards', faults }]
  }
  const since = new Date(Math.floor(upTo.getTime() / dayMs) * dayMs - dayMs)
  return recorded(db, clock, 'daily', async () => {
    const verdicts: LedgerVerdict[] = []
    const slices = isDistributed() ? await slicesOf(db) : [{ low: 0, high: 255 }]
    for (const one of [...checks, witnessTriggers]) if (one.daily) verdicts.push(await verdictOf(db, clock, one, slices, since))
    for (const list of rounds) verdicts.push(await roundsVerdict(db, clock, list, since))
    return verdicts
  })
}

/** How the wallets stood is read before they are verified: what is changed meanwhile is found by the next daily check. */
async function recorded(db: Database, clock: Clock, kind: Walk, verify: () => Promise<LedgerVerdict[]>): Promise<LedgerVerdict[]> {
  const upTo = new Date(clock.now().getTime() - graceMs)
  const standings = await readStanding(db, upTo)
  const verdicts = await verify()
  const found = verdicts.reduce((sum, { faults }) => sum + faults.length, 0)
  if (found === 0) await writeVerified(db, upTo, standings)
  await writeWalk(db, kind, found)
  return verdicts
}

async function verdictOf(
  db: Database,
  clock: Clock,
  one: LedgerCheck,
  slices: Awaited<ReturnType<typeof slicesOf>>,
  since?: Date,
): Promise<LedgerVerdict> {
  const verdict: LedgerVerdict = { check: one.check, looked: 0, of: one.of, faults: [] }
  for (const slice of slices) {
    const { looked, faults } = await lookAt(db, one, slice, clock.now(), since)
    verdict.looked += looked
    verdict.faults.push(...faults)
  }
  return verdict
}

const dayMs = 86_400_000

/** The lines that change what the provider owes us, and their sign; payouts leave from a separate float. */
const directions: Readonly<Record<string, bigint>> = { payment: 1n, refund: -1n, chargeback: -1n, chargebackReversed: 1n }

/** Compares a provider's statement with our books, a day at a time. */
async function statementVerdict(db: Database, clock: Clock, { provider, read }: StatementOf): Promise<LedgerVerdict> {
  const now = clock.now()
  const first = (await readFirstReceivable(db, provider)) ?? now
  const stated: StatementRow[] = []
  for (let from = first.getTime() - dayMs; from <= now.getTime(); from += dayMs) {
    for (const { type, reference, money, at } of await read(new Date(from), new Date(from + dayMs))) {
      const direction = directions[type]
      if (direction !== undefined) stated.push({ reference, currency: money.currency, amount: money.amount * direction, at })
    }
  }
  return { check: `statement of ${provider}`, of: 'references', ...(await compareStatement(db, provider, stated, now)) }
}

const hourMs = 3_600_000

/**
 * Compares a studio's rounds with our books, a day at a time to keep lists short. A round begins at its studio before
 * its stake reaches us, so each day's list starts an hour early.
 */
async function roundsVerdict(db: Database, clock: Clock, { studio, prefix, read }: StudioRoundsOf, since?: Date): Promise<LedgerVerdict> {
  const at = clock.now()
  const verdict: LedgerVerdict = { check: `rounds of ${studio}`, looked: 0, of: 'rounds and lines of its list', faults: [] }
  const first = since ?? (await readFirstRound(db, prefix)) ?? at
  for (let from = first.getTime(); from <= at.getTime(); from += dayMs) {
    const day = { from: new Date(from), to: new Date(from + dayMs) }
    const theirs = await read(new Date(from - hourMs), day.to)
    const { looked, faults } = await compareRounds(db, { prefix, theirs, ...day, at })
    verdict.looked += looked
    verdict.faults.push(...faults)
  }
  return { ...verdict, faults: [...new Set(verdict.faults)] }
}
