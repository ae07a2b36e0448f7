import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAttempt } from '../../cashier/attempts/test-attempt.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { settleDeposit } from '../../cashier/settlement/settle-deposit.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { openAccounts, readDebt } from '../../money/wallet/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ann: TestColleague
let lead: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedMethods(at.house.db, firstMethods)
  await openAccounts(at.house.db, ['gaming:slots:orchard'])
  ann = await at.colleague('payments')
  lead = await at.colleague('paymentsLead')
})
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).flatMap(({ faults }) => faults)).toEqual([])
  await at.close()
})

const reason = 'The bank has taken the payment back.'
let moves = 0

/** A player who deposited 20.00, lost `spent` of it, and whose payer took the deposit back. */
async function owing(spent: bigint) {
  const attempt = await openTestAttempt(at, { fee: 0n, asked: 2000n })
  const { shard, reference, player } = attempt
  const wallet = { shard, player: player.id, currency: 'EUR' }
  const told = (kind: 'received' | 'disputed' | 'disputeWon') => {
    at.clock.advance(1000)
    const money = { amount: 2000n, currency: 'EUR' }
    return settleDeposit(at.house, shard, reference, { facts: [{ kind, eventKey: `p:${kind}`, money, happenedAt: at.clock.now() }] })
  }
  const give = (amount: bigint) => {
    moves += 1
    const about = { id: `test:debt:${moves}`, kind: 'test', reason: 'test' }
    return at.house.wallet.post({ ...about, op: 'move', wallet, legs: [['float:test', 'cash', amount]] })
  }
  const round = `test:round:${player.id}`
  const bet = { op: 'betWin', wallet, kind: 'casino', reason: round, round, owner: 'game:1001', account: 'gaming:slots:orchard' } as const
  await told('received')
  await at.house.wallet.post({ ...bet, id: `${round}:bet`, winId: `${round}:win`, amount: spent, win: 0n })
  await told('disputed')
  const row = (await ann.must('listDebts', {})).items.find((one) => one.player === String(player.id))
  if (!row) throw new Error('nothing is owed')
  const cash = async () => String((await attempt.cash())?.['cash'])
  return {
    player,
    row,
    item: row.item,
    cash,
    told,
    give,
    owes: () => readDebt(at.house.db, wallet),
  }
}

test('a chargeback, and that it was won, stand in the timeline of the player with all that they moved', async () => {
  const { player, told } = await owing(1500n)
  await told('disputeWon')
  const { events } = await ann.must('readTimeline', { player: String(player.id), kinds: 'money' })
  expect(events.filter(({ what }) => what.startsWith('chargeback')).map(({ what, amount, currency }) => [what, amount, currency])).toEqual([
    ['chargebackReversed', '20.00', 'EUR'],
    ['chargeback', '20.00', 'EUR'],
  ])
})

test('a debt is taken from the cash that there is, signed, shown as it came, and told to the player', async () => {
  const { item, row, cash, give, owes, player } = await owing(1500n)
  expect(row).toMatchObject({ amount: '15.00', currency: 'EUR' })
  expect((await ann.ask('recoverDebt', { item }, { reason, sign: true })).refusal).toMatchObject({
    error: 'mayNot',
    errorSubMessage: expect.stringContaining('no cash'),
  })
  await give(600n)
  const { facts } = await ann.must('readDebt', { item })
  expect(facts).toMatchObject({
    has: { cash: '6.00', reserve: '0.00', pending: '0.00' },
    deposits: { times: 0 },
    rule: 'nextDeposit',
    moves: [{ kind: 'chargeback', amount: '15.00' }],
  })
  const { value } = await ann.ask('recoverDebt', { item }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [{ before: '15.00 EUR', after: '9.00 EUR' }],
    legs: [{ from: 'cash', to: 'debt', amount: '6.00' }],
  })
  expect((await ann.ask('recoverDebt', { item }, { reason })).refusal.error).toBe('stepUpNeeded')
  const precondition = { [`debt:${item}`]: facts.version }
  await ann.must('recoverDebt', { item }, { reason, sign: true, precondition })
  expect([await cash(), await owes()]).toEqual(['0', 900n])
  await give(5000n)
  expect((await ann.ask('recoverDebt', { item }, { reason, sign: true, precondition })).refusal.error).toBe('moved')
  await ann.must('recoverDebt', { item }, { reason, sign: true })
  expect([await cash(), await owes()]).toEqual(['4100', 0n])
  expect((await ann.ask('readDebt', { item })).refusal.error).toBe('notFound')
  const { transactions } = await player.browser.must('GET /api/transactions', { type: 'deposit', size: 20 })
  const told = transactions.filter(({ kind }) => kind === 'adjustment').map(({ amount }) => amount)
  expect(told.toSorted()).toEqual(['-6.00', '-9.00'])
})

test('taken twice at the same moment it is taken once', async () => {
  const { item, cash, give, owes } = await owing(1500n)
  await give(5000n)
  const ben = await at.colleague('payments')
  const recover = async (who: TestColleague) => (await who.ask('recoverDebt', { item }, { reason, sign: true })).status
  expect((await Promise.all([recover(ann), recover(ben), recover(lead)])).filter((status) => status === 200)).toHaveLength(1)
  expect([await cash(), await owes()]).toEqual(['3500', 0n])
})

test('a debt is written off by two people who lead; a chargeback won afterwards gives the player only what they paid', async () => {
  const { item, cash, give, told, owes, player } = await owing(2000n)
  await give(500n)
  await ann.must('recoverDebt', { item }, { reason, sign: true })
  expect((await ann.ask('writeOffDebt', { item }, { reason })).refusal.error).toBe('notAllowed')
  const { refusal } = await lead.ask('writeOffDebt', { item }, { reason })
  expect(refusal.error).toBe('secondNeeded')
  const other = await at.colleague('paymentsLead')
  await other.must('applyRequest', { id: String(refusal.errorDetails?.['request']) }, { sign: true })
  expect([await cash(), await owes()]).toEqual(['0', 0n])
  await told('disputeWon')
  expect([await cash(), await owes()]).toEqual(['500', 0n])
  const kept = await at.sql(`select kind, amount::text from debt_decision where player = ${player.id} order by decided_at, posting`)
  expect(kept).toEqual([
    { kind: 'recovered', amount: '500' },
    { kind: 'writtenOff', amount: '1500' },
    { kind: 'restored', amount: '1500' },
  ])
})

test('nobody decides on their own debt, nor above their bound', async () => {
  const { item, player } = await owing(1000n)
  const [row] = await at.sql(`select shard from player where id = ${player.id}`)
  await at.sql(`update staff set player_shard = ${row?.['shard']}, player = ${player.id} where id = ${ann.id}`)
  expect((await ann.ask('recoverDebt', { item }, { reason, sign: true })).refusal.error).toBe('outOfReach')
  await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
  await at.sql(`update role_permission set bound = '{"most":{"EUR":"9.99"}}' where role = 'payments' and permission = 'debts.recover'`)
  expect((await ann.ask('recoverDebt', { item }, { reason, sign: true })).refusal.error).toBe('aboveBound')
  await at.sql(`update role_permission set bound = '{}' where role = 'payments' and permission = 'debts.recover'`)
})
