import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeSetting, type SettingName } from '../../settings/index.ts'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'
import { askFor } from './test-pending.ts'

// Payments people at the queue of withdrawals, with real money of a sandbox's cards behind it.

let at: TestCashier
let office: OfficeBeside
let ann: TestColleague
let ben: TestColleague
let lead: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  office = await openOfficeOf(at.house)
  await set('withdrawal.signFrom', { EUR: '20.00' })
  await set('withdrawal.secondFrom', { EUR: '50.00' })
  ann = await office.colleague('payments')
  ben = await office.colleague('payments')
  lead = await office.colleague('paymentsLead')
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await office.office.close()
  await at.close()
})
beforeEach(async () => {
  await at.sql(`update queue_item set worker = null, kept_until = null`)
})

/** Changes a setting, and waits until the house has it. */
async function set(name: SettingName, value: unknown): Promise<void> {
  const { db, clock, settings } = at.house
  const wanted = await changeSetting(db, name, value, clock.now(), 'cli:test')
  await vi.waitFor(() => expect(settings.get(name)).toEqual(wanted), { timeout: 20_000 })
}

const reason = 'Destination and name agree.'
type Funded = Awaited<ReturnType<typeof fundedPlayer>>

const pending = (someone: Funded, ...amounts: bigint[]) => askFor(at, someone, ...amounts)
const stateOf = async (reference: string) => (await at.sql(`select state from withdrawal where reference = '${reference}'`))[0]?.state
/** Takes everything that still waits out of the queue. */
const emptyQueue = async () => {
  for (;;) {
    const { item } = await lead.must('nextWithdrawal', {})
    if (item === null) return
    await lead.must('rejectWithdrawal', { item }, { reason })
  }
}

describe('a decision', () => {
  test('is rehearsed with its money, needs a reason, and is in the audit log with whoever made it', async () => {
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 1500n)
    const rehearsed = await ann.ask('payWithdrawal', { item }, { dryRun: true })
    expect(rehearsed.value).toMatchObject({ changes: [{ what: 'withdrawal.state', before: 'pending', after: 'sending' }] })
    expect(await stateOf(item)).toBe('pending')
    expect((await ann.ask('payWithdrawal', { item })).refusal.error).toBe('reasonNeeded')
    await ann.must('payWithdrawal', { item }, { reason })
    await expect.poll(() => stateOf(item), { timeout: 20_000 }).toBe('paid')
    const [audit] = await at.sql(`select actor, action from audit where subject = 'withdrawal:${item}'`)
    expect(audit).toEqual({ actor: `staff:${ann.id}`, action: 'office.withdrawals.pay' })
    expect(await at.sql(`select from queue_item where item = '${item}'`)).toEqual([])
    expect((await ben.ask('payWithdrawal', { item }, { reason })).refusal.error).toBe('notFound')
  })

  test('to reject gives the money back', async () => {
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 4000n)
    expect(await someone.player.wallet()).toMatchObject({ cash: 6000n, pending_withdrawal: 4000n })
    const { value } = await ann.ask('rejectWithdrawal', { item }, { dryRun: true })
    expect(value).toMatchObject({ legs: [{ from: 'pending_withdrawal', to: 'cash', amount: '40.00' }] })
    await ann.must('rejectWithdrawal', { item }, { reason })
    expect(await someone.player.wallet()).toMatchObject({ cash: 10_000n, pending_withdrawal: 0n })
  })

  test('is signed from one amount on, and agreed to by somebody else from another', async () => {
    const someone = await fundedPlayer(at)
    const [signed = '', second = ''] = await pending(someone, 2000n, 5000n)
    expect((await ann.ask('payWithdrawal', { item: signed }, { reason })).refusal.error).toBe('stepUpNeeded')
    await ann.must('payWithdrawal', { item: signed }, { reason, sign: true })
    const asked = await ann.ask('payWithdrawal', { item: second }, { reason, sign: true })
    expect(asked.refusal.error).toBe('secondNeeded')
    const id = String(asked.refusal.errorDetails?.['request'])
    expect(await stateOf(second)).toBe('pending')
    const { items } = await ben.must('listWithdrawals', { part: 'requested' })
    expect(items.map(({ item, request }) => [item, request])).toEqual([[second, id]])
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item: null })
    expect((await ann.ask('applyRequest', { id }, { reason, sign: true })).refusal.error).toBe('ownRequest')
    await ben.must('applyRequest', { id }, { reason, sign: true })
    await expect.poll(() => stateOf(second), { timeout: 20_000 }).toBe('paid')
  })

  test('is refused on what has changed since somebody looked', async () => {
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 1000n)
    const { facts } = await ann.must('readWithdrawal', { item })
    expect(facts).toMatchObject({
      destination: { paidInFrom: '100.00', paidOutTo: '0.00' },
      money: { deposited: '100.00', pending: '10.00' },
    })
    const precondition = { [`withdrawal:${item}`]: facts.version }
    await at.sql(`update stored_detail set blocked = true where player = ${someone.player.id}`)
    expect((await ann.ask('payWithdrawal', { item }, { reason, precondition })).refusal.error).toBe('moved')
    expect((await ann.ask('payWithdrawal', { item }, { reason })).refusal).toMatchObject({
      error: 'mayNot',
      errorSubMessage: expect.stringContaining('blocked'), // the use case says why
    })
    await ann.must('rejectWithdrawal', { item }, { reason })
  })

  test('reaches as far as its bound: countries and amounts, and nobody decides on their own money', async () => {
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 1500n)
    const bound = (json: string) =>
      at.sql(`update role_permission set bound = '${json}' where role = 'payments' and permission like 'withdrawals.%'`)
    await bound('{"most":{"EUR":"14.99"}}')
    expect((await ann.ask('payWithdrawal', { item }, { reason })).refusal.error).toBe('aboveBound')
    expect(await ann.must('nextWithdrawal', {})).toEqual({ item: null })
    await bound('{"countries":["GBR"]}')
    expect((await ann.must('listWithdrawals', {})).items).toEqual([])
    expect((await ann.ask('readWithdrawal', { item })).refusal.error).toBe('notFound')
    await bound('{}')
    await at.sql(`update staff set player_shard = ${someone.player.shard}, player = ${someone.player.id} where id = ${ann.id}`)
    expect((await ann.ask('payWithdrawal', { item }, { reason })).refusal.error).toBe('outOfReach')
    expect((await ann.ask('keepWithdrawal', { item })).refusal.error).toBe('outOfReach')
    expect(await ann.must('nextWithdrawal', {})).toEqual({ item: null })
    await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
    await ann.must('payWithdrawal', { item }, { reason })
  })
})

describe('the queue', () => {
  test('shows two people at full speed each item once, and each is decided once', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const all = await pending(someone, ...Array.from({ length: 200 }, () => 50n))
    const given: [string, string][] = []
    const shift = async (who: TestColleague) => {
      for (let n = 0; ; n += 1) {
        const { item } = await who.must('nextWithdrawal', {})
        if (item === null) return
        given.push([item, who.id])
        await who.must(n % 10 === 0 ? 'rejectWithdrawal' : 'payWithdrawal', { item }, { reason })
      }
    }
    await Promise.all([shift(ann), shift(ben)])
    expect(given.map(([item]) => item).toSorted()).toEqual(all.toSorted())
    expect(new Set(given.map(([, who]) => who)).size).toBe(2)
    const decided = await at.sql(
      `select count(*) from audit where action like 'office.withdrawals.%' and subject in (${all.map((item) => `'withdrawal:${item}'`).join()})`,
    )
    expect(Number(decided[0]?.count)).toBe(200)
  }, 180_000)

  test('keeps an item for whoever has it, says who that is, and takes it back when they go away', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 1000n)
    expect(await ann.must('nextWithdrawal', {})).toEqual({ item })
    expect(await ann.must('nextWithdrawal', {})).toEqual({ item })
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item: null })
    expect((await ben.must('keepWithdrawal', { item })).worker?.id).toBe(ann.id)
    const taken = await ben.ask('payWithdrawal', { item }, { reason })
    expect(taken.refusal).toMatchObject({ error: 'taken', errorDetails: { worker: { id: ann.id } } })
    await at.advance(119)
    expect((await ben.must('keepWithdrawal', { item })).worker?.id).toBe(ann.id)
    await at.advance(2)
    expect((await ben.must('keepWithdrawal', { item })).worker?.id).toBe(ben.id)
    await ben.must('leaveWithdrawal', { item })
    expect((await ann.must('listWithdrawals', {})).items).toMatchObject([{ item, worker: null }])
    await ann.must('payWithdrawal', { item }, { reason })
  })

  test('gives out one after the other to whoever goes on without deciding, and the first again after the last', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const all = await pending(someone, 1000n, 1000n, 1000n)
    const seen: (string | null)[] = []
    for (let after: string | undefined; seen.length < 4; after = seen.at(-1) ?? undefined)
      seen.push((await ann.must('nextWithdrawal', after === undefined ? {} : { after })).item)
    expect(seen).toEqual([...all, all[0]])
    expect((await ben.must('listWithdrawals', {})).items.map(({ worker }) => worker?.id)).toEqual([ann.id, undefined, undefined])
    await ann.must('leaveWithdrawal', { item: all[0] ?? '' })
    await emptyQueue()
  })

  test('sets aside until a moment, with the reason beside it', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const [item = ''] = await pending(someone, 1000n)
    const now = at.house.clock.now().getTime()
    const until = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    for (const wrong of [until(-1), until(31 * 86_400)])
      expect((await ann.ask('holdWithdrawal', { item, until: wrong }, { reason })).refusal.error).toBe('checkFields')
    await ann.must('holdWithdrawal', { item, until: until(600) }, { reason: 'The bank looks into it.' })
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item: null })
    expect((await ben.must('readWithdrawal', { item })).facts.note).toBe('The bank looks into it.')
    await at.advance(601)
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item })
    await ben.must('payWithdrawal', { item }, { reason })
  })

  test('gives what is escalated to whoever leads, first, and not to whoever handed it on', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const [older = '', item = ''] = await pending(someone, 1000n, 1100n)
    await ann.must('escalateWithdrawal', { item }, { reason: 'Two names on one account.' })
    expect((await ann.ask('escalateWithdrawal', { item }, { reason })).refusal.error).toBe('mayNot')
    expect(await lead.must('nextWithdrawal', {})).toEqual({ item })
    expect((await lead.must('listWithdrawals', { part: 'escalated' })).items).toMatchObject([{ item, escalatedBy: { id: ann.id } }])
    await lead.must('leaveWithdrawal', { item })
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item: older })
    await ben.must('payWithdrawal', { item: older }, { reason })
    expect(await ben.must('nextWithdrawal', {})).toEqual({ item: null })
    await lead.must('payWithdrawal', { item }, { reason })
  })
})

describe('a rule that approves', () => {
  test('is rehearsed on what people decided in the last 30 days, switched on by two people and off by one', async () => {
    await emptyQueue()
    const someone = await fundedPlayer(at)
    const [paid = '', rejected = ''] = await pending(someone, 1200n, 1300n)
    await ann.must('payWithdrawal', { item: paid }, { reason })
    await ann.must('rejectWithdrawal', { item: rejected }, { reason })
    await at.sql(`update withdrawal set requested_at = requested_at - interval '40 days' where reference not in ('${paid}', '${rejected}')`)
    const rule = { isOn: true, upTo: { EUR: '12.50' }, afterDays: 0, wants: ['confirmed' as const, 'active' as const] }
    const rehearse = async (changed: Partial<typeof rule>) => {
      const { value } = await lead.ask('setWithdrawalRule', { ...rule, ...changed }, { dryRun: true })
      const { changes } = value as unknown as { changes: { what: string; after: string }[] } // a rehearsal answers a consequence
      return Object.fromEntries(changes.map(({ what, after }) => [what.replace('withdrawal.rule.', ''), after]))
    }
    expect(await rehearse({})).toMatchObject({ requests: '2', approved: '1', sum: '12.00 EUR', againstPeople: '0' })
    expect(await rehearse({ upTo: { EUR: '13.00' } })).toMatchObject({ approved: '2', sum: '25.00 EUR', againstPeople: '1' })
    expect(await rehearse({ afterDays: 1 })).toMatchObject({ requests: '2', approved: '0' })
    expect((await lead.must('readWithdrawalRule', {})).rule.isOn).toBe(false)
    expect((await ann.ask('setWithdrawalRule', rule, { reason })).refusal.error).toBe('notAllowed')
    const { refusal } = await lead.ask('setWithdrawalRule', rule, { reason })
    expect(refusal.error).toBe('secondNeeded')
    const another = await office.colleague('paymentsLead')
    await another.must('applyRequest', { id: String(refusal.errorDetails?.['request']) }, { reason, sign: true })
    await expect.poll(async () => (await lead.must('readWithdrawalRule', {})).rule).toEqual(rule)
    await lead.must('setWithdrawalRule', { ...rule, isOn: false }, { reason })
    await expect.poll(async () => (await lead.must('readWithdrawalRule', {})).rule.isOn).toBe(false)
  })

  test('pays by itself what passes every check, and says which; anything else waits with what it failed', async () => {
    await emptyQueue()
    await set('withdrawal.approvalUpTo', { EUR: '15.00' })
    await set('withdrawal.approvalAfterDays', 0)
    await set('withdrawal.approvalWants', ['confirmed', 'closedLoop', 'active', 'nothingHeld'])
    await set('withdrawal.approval', 'on')
    const someone = await fundedPlayer(at)
    const [within = '', above = ''] = await pending(someone, 1500n, 1501n)
    await expect.poll(() => stateOf(within), { timeout: 20_000 }).toBe('paid')
    const [audit] = await at.sql(`select actor from audit where subject = '${within}' and action = 'withdrawal.sending'`)
    expect(audit).toEqual({ actor: 'job:approve-withdrawal' })
    await expect.poll(() => at.sql(`select from job where kind = 'approve-withdrawal'`), { timeout: 20_000 }).toEqual([])
    expect(await stateOf(above)).toBe('pending')
    const { facts } = await ann.must('readWithdrawal', { item: above })
    expect(facts.checks.filter(({ passes }) => !passes)).toEqual([
      { name: 'amount', passes: false, value: '15.01 EUR', wants: '15.00 EUR' },
    ])
    await set('withdrawal.approval', 'off')
    const [late = ''] = await pending(someone, 1000n)
    expect(await at.sql(`select from job where kind = 'approve-withdrawal'`)).toEqual([])
    expect(await stateOf(late)).toBe('pending')
    await emptyQueue()
  })
})
