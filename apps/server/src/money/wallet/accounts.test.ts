// What moves is what the data of accounts and legs allows; anything else is refused by the database itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Posting, WalletKey } from './posting.ts'
import { bet, betWin, openTestLedger, win, type TestLedger } from './test-ledger.ts'
import { writeTestWithdrawal } from './test-deposits.sql.ts'
import { writeHouseAccounts } from './wallet.sql.ts'
import { readWalletRow } from './wallet.sql.ts'
import { verifyLedger } from '../verify-ledger/verify.ts'
import { corrupt } from './test-ledger.sql.ts'

let ledger: TestLedger
let key: WalletKey
beforeAll(async () => {
  ledger = await openTestLedger()
  key = await ledger.open(1000n)
})
afterAll(() => ledger.close())

let ids = 0
const move = (kind: string, debit: string, credit: string, more: Partial<Extract<Posting, { op: 'move' }>> = {}): Posting => ({
  op: 'move',
  wallet: key,
  id: `move:${(ids += 1)}`,
  kind,
  reason: 'r',
  legs: [[debit, credit, 10n]],
  ...more,
})

describe('money is not made from nothing:', () => {
  test.each<[what: string, posting: () => Posting, why: RegExp]>([
    ['a game gives without a round', () => move('casino', 'gaming:slots:test', 'cash'), /casino is not done by move/],
    ['a game gives as something else', () => move('deposit', 'gaming:slots:test', 'cash'), /moves nothing from gaming:slots:test to cash/],
    ['fees become cash', () => move('deposit', 'fees', 'cash'), /moves nothing from fees to cash/],
    ['fees come back for no withdrawal', () => move('withdrawalReturned', 'fees', 'cash'), /there is no withdrawal r/],
    ['an account that is not there', () => move('deposit', 'nowhere:xx', 'cash'), /moves nothing from nowhere:xx/],
    ['a provider that is not there', () => move('deposit', 'receivable:nobody', 'cash'), /moves nothing from receivable:nobody/],
    ['cash goes out by itself', () => move('withdrawal', 'cash', 'payouts:test'), /moves nothing from cash to payouts:test/],
    ['cash is given to a game', () => move('withdrawal', 'cash', 'gaming:slots:test'), /moves nothing from cash/],
    ['a kind that is not there', () => move('gift', 'bonus:test', 'cash'), /kind gift is not done by move/],
    ['a bonus out of a debt', () => move('bonus', 'debt', 'cash'), /moves nothing from debt to cash/],
    ['a win of a kind that is not there', () => ({ ...win(key, 'r', 5n), kind: 'gift' }), /kind gift is not done by win/],
    [
      'a bet on an account that is not there',
      () => bet(key, 5n, { account: 'gaming:slots:nobody' }),
      /no account of games is called gaming:slots:nobody/,
    ],
    ['a bet on an account of something else', () => bet(key, 5n, { account: 'float:test' }), /no account of games is called float:test/],
    [
      'a bet decided at once on no account',
      () => ({ ...betWin(key, 5n, 900n), account: 'nowhere:xx' }),
      /no account of games is called nowhere:xx/,
    ],
    [
      'a bet out of what waits for its withdrawal',
      () => bet(key, 5000n, { bonus: { grant: 'none', weight: 0, counts: 'all', bucket: 'cash' } }),
      /^$/,
    ],
    [
      'a round opened by a move, to win in it',
      () => move('held', 'cash', 'reserve', { legs: [], hold: { id: 'round:x', kind: 'round', action: 'open', owner: 'game:1' } }),
      /held has nothing to do with the hold round:x/,
    ],
    [
      'an allowance that is a round',
      () => move('deposit', 'receivable:test', 'cash', { hold: { id: 'round:y', kind: 'round', action: 'count', owner: 'game:1' } }),
      /deposit has nothing to do with the hold round:y/,
    ],
  ])('%s', async (_, posting, why) => {
    const before = await readWalletRow(ledger.database.db, key)
    const [result] = await ledger.call(posting()).catch((error: Error) => [error])
    if (result instanceof Error) expect(result.message).toMatch(why)
    else expect(result?.outcome).toMatch(/^(refused|stale)$/)
    expect(await readWalletRow(ledger.database.db, key)).toEqual(before)
  })
})

test('money leaves with its withdrawal, by its provider, as far as that goes', async () => {
  const player = await ledger.open(100n)
  const reason = `w${player.player}`
  const hold = { id: `withdrawal:${reason}`, kind: 'withdrawal' as const, owner: reason }
  const about = { wallet: player, reason }
  await ledger.call(
    move('withdrawal', 'cash', 'pending_withdrawal', {
      ...about,
      legs: [['cash', 'pending_withdrawal', 40n]],
      hold: { ...hold, action: 'open', amount: 40n },
    }),
  )
  const sent = (to: string, amount: bigint) =>
    ledger.call(move('withdrawal', '', '', { ...about, legs: [['pending_withdrawal', to, amount]], hold: { ...hold, action: 'close' } }))
  await expect(sent('payouts:test', 40n)).rejects.toThrow('there is no withdrawal')
  await writeTestWithdrawal(ledger.database.db, player, reason, 39n, 'sending', ledger.clock.now())
  await expect(sent('payouts:test', 40n)).rejects.toThrow('there is no withdrawal')
  await expect(sent('payouts:other', 39n)).rejects.toThrow('there is no withdrawal')
  expect(await sent('payouts:test', 39n)).toMatchObject([{ outcome: 'posted' }])
})

test('a round is settled with the account of its bet; one that was open before there were such accounts with gaming:casino', async () => {
  const player = await ledger.open(100n)
  const [now, before] = [bet(player, 10n), bet(player, 20n)]
  await ledger.call(now, before)
  await corrupt(ledger.database.owner, `update hold set account = null where id = '${before.round}'`)
  await ledger.call(win(player, now.round, 5n), win(player, before.round, 6n))
  const { rows } = await ledger.database.db.query({
    text: `select t.debit, t.credit, t.amount from transfer t where player = $1 and (debit like 'gaming%' or credit like 'gaming%') order by seq, leg`,
    values: [player.player],
  })
  expect(rows).toEqual([
    { debit: 'in_play_cash', credit: 'gaming:slots:test', amount: 10n },
    { debit: 'gaming:slots:test', credit: 'cash', amount: 5n },
    { debit: 'in_play_cash', credit: 'gaming:casino', amount: 20n },
    { debit: 'gaming:casino', credit: 'cash', amount: 6n },
  ])
})

test('an account that is called like none of its kind is not opened', async () => {
  const { db } = ledger.database
  await writeHouseAccounts(db, ['receivable:a-new-one', 'receivable:a-new-one'])
  for (const code of ['nowhere:xx', 'cash', 'gaming:slots', 'receivable:A b', 'fees:mine'])
    await expect(writeHouseAccounts(db, [code])).rejects.toThrow(`no account is called so: ${code}`)
})

test('a game that is added has its account', async () => {
  const { db, owner } = ledger.database
  const add = (id: number, product: string) =>
    corrupt(
      owner,
      'set session_replication_role = origin',
      `insert into game (id, friendly_id, studio, studio_game, name, game_group, position, data, product) values (${id}, 'g${id}', 'birch', 'g${id}', 'G', 'slots', 1, '{}', '${product}')`,
    )
  await add(9001, 'bingo')
  await add(9002, 'slots')
  const { rows } = await db.query<{ code: string }>({ text: `select code from account where code like '%:birch' order by 1` })
  expect(rows.map(({ code }) => code)).toEqual(['gaming:bingo:birch', 'gaming:slots:birch'])
})

test('the ledger’s check finds a leg that is not allowed, a round’s money without a round, and money that left without a withdrawal', async () => {
  const player = await ledger.open(1000n)
  const staked = bet(player, 10n)
  await ledger.call(staked)
  const faults = async () => {
    const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
    return verdicts.filter((one) => one.faults.length > 0).map(({ check }) => check)
  }
  // The first withdrawal of these tests was made to fit nothing.
  await corrupt(ledger.database.owner, `delete from withdrawal`, `delete from hold where kind = 'withdrawal'`)
  await corrupt(ledger.database.owner, `delete from hold where id = '${staked.round}'`)
  await corrupt(ledger.database.owner, `update posting set kind = 'refund' where id = '${staked.id}'`)
  expect(await faults()).toEqual(expect.arrayContaining(['legs', 'rounds', 'withdrawals']))
})
