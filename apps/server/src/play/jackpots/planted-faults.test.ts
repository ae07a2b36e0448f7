import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { asOwner } from '../../money/wallet/test-ledger.sql.ts'
import { fresh } from '../games/test-studio.ts'
import { setJackpot, startJackpot } from './index.ts'
import { openTestReels, type TestReels } from './test-reels.ts'

// Pots that were won and are filled again, and faults that somebody plants in it past the triggers.

let studio: TestReels
beforeAll(async () => {
  studio = await openTestReels()
  const base = { id: 3, names: { en: 'Pot' }, currency: 'EUR', seed: '10.00', games: ['orchard'], meterPpm: 100_000, reservePpm: 50_000 }
  await setJackpot(studio.house, { ...base, kind: 'mustHitBy', ceiling: '10.05' }, 'cli:test')
  await setJackpot(studio.house, { ...base, id: 4, kind: 'random', oneIn: '2.00' }, 'cli:test')
  await setJackpot(studio.house, { ...base, id: 5, kind: 'reels', outcome: 'fullHouse', fullStake: '2.00' }, 'cli:test')
  for (const id of [3, 4, 5]) await startJackpot(studio.house, id, 'cli:test')
  const player = await studio.playing(100_000n)
  studio.clock.advance(600_000)
  for (let n = 0; n < 30; n += 1) {
    const of = { roundId: fresh('r'), bet: { transactionId: fresh('t'), amount: '100' }, win: { transactionId: fresh('t'), amount: '0' } }
    await player.wallet('betWin', of)
    studio.clock.advance(1000)
    await studio.count()
  }
  // Two win the third pot, the first of them half of it; the game's other pots count these rounds, too.
  for (const stake of [100, 200, 50]) {
    await studio.round(player, stake, stake === 50 ? undefined : 'fullHouse')
    studio.clock.advance(1000)
    await studio.count()
  }
  studio.clock.advance(600_000)
}, 60_000)
afterAll(() => studio.close())

/** What the checks of jackpots say with a fault, which is gone afterwards. */
async function faultsWith(...plants: string[]): Promise<string[]> {
  const owner = studio.database.owner
  const tables = ['jackpot', 'jackpot_version', 'jackpot_draw', 'jackpot_batch', 'jackpot_round', 'jackpot_hit', 'wallet', 'house_wallet']
  const before = await asOwner(owner, ...tables.map((table) => `create table kept_${table} as table ${table}`), 'select 1')
  try {
    await asOwner(owner, 'set session_replication_role = replica', ...plants)
    const verdicts = await verifyLedger(studio.house.db, studio.clock)
    return verdicts.flatMap(({ check, faults }) => (check.startsWith('jackpot') ? faults : []))
  } finally {
    expect(before.length).toBe(1)
    const back = tables.flatMap((table) => [
      `delete from ${table}`,
      `insert into ${table} select * from kept_${table}`,
      `drop table kept_${table}`,
    ])
    await asOwner(owner, 'set session_replication_role = replica', ...back)
  }
}

test('nothing is found before anything is planted, though all pots were won', async () => {
  const won = await studio.sql('select jackpot, count(*)::int as n from jackpot_draw where amount is not null group by 1 order by 1')
  expect(won).toMatchObject([{ jackpot: 3 }, { jackpot: 4 }, { jackpot: 5, n: 2 }])
  expect(await faultsWith('select 1')).toEqual([])
})

test('a round that has won a pot is kept from winning it again by the database', async () => {
  const again = `update jackpot_draw set round = ${roundOf(half)}, stake = 100 where jackpot = 5 and n = 2`
  await expect(asOwner(studio.database.owner, again)).rejects.toThrow(/jackpot_draw_by_round/)
})

const first = (table: string) => `ctid = (select min(ctid) from ${table})`
const won = 'jackpot = 3 and n = 1'
/** The first win of reels: half of what was in the pot. */
const half = 'jackpot = 5 and n = 1'
const roundOf = (draw: string, column = 'round') => `(select ${column} from jackpot_draw where ${draw})`
/** Another round of the same wallet, which hit nothing. */
const otherRound = `(select r.round from jackpot_round r where r.jackpot = 5 order by r.batch limit 1)`
const missed = `(select r.round from jackpot_round r where r.jackpot = 5 order by r.batch desc limit 1)`

test.each([
  ['a unit more in a pot', ['update wallet set cash = cash + 1 where player = -3'], /what moved makes/],
  ['a share that was counted higher', [`update jackpot_batch set meter = meter + 1 where ${first('jackpot_batch')}`], /its posting/],
  ['a millionth that was put in', ['update jackpot set meter_rest = meter_rest + 1 where id = 4'], /millionths/],
  ['another secret than was promised', [`update jackpot_draw set secret = '1001:0' where ${won}`], /another than was promised/],
  ['another winner', [`update jackpot_draw set player = player + 1 where ${won}`], /not its last/],
  ['a draw that was won too early', [`update jackpot_draw set amount = 1 where ${won}`], /won before its amount/],
  ['more than was won', [`update jackpot_draw set amount = amount + 1 where ${won}`], /went out/],
  [
    'a secret by which others would have won by chance',
    [`update jackpot_draw set secret = 'x', commitment = encode(sha256('x'), 'hex') where jackpot = 4 and secret is not null`],
    /secret says/,
  ],
  ['a stake that was counted higher', [`update jackpot_round set staked = staked + 1 where ${first('jackpot_round')}`], /of own money/],
  [
    'a round that was taken out with all that counted it',
    [
      `delete from jackpot_round where jackpot = 3 and batch = (select max(n) from jackpot_batch where jackpot = 3)`,
      `delete from jackpot_batch where jackpot = 3 and n = (select max(n) from jackpot_batch where jackpot = 3)`,
    ],
    /is not counted for the jackpot 3/,
  ],
  ['a hit that was taken out', [`delete from jackpot_hit where round = ${roundOf(half)}`], /did not hit it/],
  ['a hit of another outcome', [`update jackpot_hit set outcome = 'other' where round = ${roundOf(half)}`], /gives no outcome other/],
  [
    'a hit that nobody was paid for',
    [
      `insert into jackpot_hit select shard, player, currency, ${missed}, outcome, posting, seq from jackpot_hit where round = ${roundOf(half)}`,
    ],
    /hit it and was not paid/,
  ],
  [
    'a hit of a round that another booking closed',
    [`update jackpot_hit set posting = (select posting from jackpot_hit where round <> ${roundOf(half)}) where round = ${roundOf(half)}`],
    /not written by what closed the round/,
  ],
  [
    'a hit of a round without own money',
    [`update jackpot_hit set round = 'orchard:round:none' where round = ${roundOf(half)}`],
    /without own money/,
  ],
  ['a larger part than that of the stake', [`update jackpot_draw set amount = amount + 1 where ${half}`], /not the part of its stake/],
  ['a part by a larger stake', [`update jackpot_draw set stake = stake + 1 where ${half}`], /not its last/],
  [
    'a round that has won twice',
    ['drop index jackpot_draw_by_round', `update jackpot_draw set round = ${roundOf(half)}, stake = 100 where jackpot = 5 and n = 2`],
    /won the jackpot 5 twice/,
  ],
  [
    'a win of reels that another round is said to have won',
    [`update jackpot_draw set round = ${otherRound} where ${half}`],
    /not its last/,
  ],
  [
    'a seed that was put in though enough was left',
    [`update jackpot_version set data = data || '{"seed": "9.00"}' where jackpot = 5`],
    /begin with/,
  ],
  ['a wallet of the house that nobody names', ['delete from house_wallet where player = -3'], /nobody's|no wallet of the house/],
])('%s is found', async (_, plants, says) => {
  expect((await faultsWith(...plants)).join('\n')).toMatch(says)
})
