import type pg from 'pg'
import { expect } from 'vitest'
import { fairhouse } from './command-line.ts'
import type { RunningHouse } from './running-house.ts'
import type { Ended } from './studio-without-loss.ts'

const openStates = `state in ('created', 'stepping', 'pending', 'unknown')`

/** The dust settles: what was lost is asked for, what is waited for in vain runs out. */
export async function settleDeposits(house: RunningHouse, database: pg.Client): Promise<void> {
  const count = async (sql: string) => (await database.query(sql)).rowCount
  const open = () => count(`select from deposit_attempt where ${openStates}`)
  const due = `select from job where kind = 'deposit-check' and due_at <= clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond'`
  for (let n = 0; n < 12 && (await open()) !== 0; n += 1) {
    await house.control('/clock', { advanceSeconds: 400 })
    await expect.poll(() => count(due)).toBe(0)
  }
  expect(await open()).toBe(0)
}

/** Every payment that the acquirer captured is credited, once; answers their references. */
export async function expectCreditedOnce(house: RunningHouse, database: pg.Client): Promise<string[]> {
  const query = new URLSearchParams({ from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' })
  const headers = { authorization: `Bearer ${house.secrets.acquirerKey}` }
  const answer = await fetch(`${house.sandbox}/acquirer/v1/statement?${query}`, { headers })
  const { lines } = (await answer.json()) as { lines: { type: string; reference: string }[] } // the protocol's
  const captured = lines.flatMap(({ type, reference }) => (type === 'payment' ? [reference] : [])).toSorted()
  const { rows } = await database.query<{ reason_ref: string }>(
    `select reason_ref from posting where kind = 'deposit' and outcome = 'posted'`,
  )
  expect(rows.map(({ reason_ref: reference }) => reference).toSorted()).toEqual(captured)
  return captured
}

type Hold = { id: string; state: string; staked: string; won: string; amount: string }

/** Every round stands in the house as the studio knows it. */
export async function expectRoundsStand(database: pg.Client, rounds: readonly Ended[]): Promise<void> {
  const { rows } = await database.query<Hold>(`select id, state, staked::text, won::text, amount::text from hold where kind = 'round'`)
  const holds = new Map(rows.map((hold) => [hold.id.replace('orchard:round:', ''), hold]))
  for (const { round, stake, won, end } of rounds) {
    const hold = holds.get(round)
    const stands = { state: hold?.state, staked: hold?.staked, won: hold?.won, amount: hold?.amount }
    if (end === 'closed')
      expect([round, stands]).toEqual([round, { state: 'closed', staked: String(stake), won: String(won), amount: '0' }])
    if (end === 'open') expect([round, stands]).toMatchObject([round, { state: 'open', amount: String(stake) }])
    if (end === 'refused') expect([round, hold]).toEqual([round, undefined])
    if (end === 'rolledBack') expect([round, hold === undefined || hold.amount === '0']).toEqual([round, true])
  }
}

/** The ledger's own checks look at something and find nothing. Rounds that a test plays itself are not in the studio's list: `expectRoundsStand` holds them. */
export async function expectLedgerRight(house: RunningHouse, leastChecks: number): Promise<void> {
  const verdicts = await fairhouse<{ check: string; looked: number; faults: string[] }[]>(house, 'ledger', 'verify')
  expect(verdicts.filter(({ looked }) => looked > 0).length).toBeGreaterThan(leastChecks)
  expect(verdicts.filter(({ check, faults }) => faults.length > 0 && check !== 'rounds of orchard')).toEqual([])
}
