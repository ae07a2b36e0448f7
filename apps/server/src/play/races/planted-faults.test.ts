import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../money/wallet/test-ledger.sql.ts'
import { openTestRaces, type TestRaces } from './test-races.ts'

// A race with a buy-in and prizes of the house that two players tied in, another that was cancelled, and faults that somebody plants
// in them past the triggers.

let at: TestRaces
let [paid, gone] = [0, 0]
beforeAll(async () => {
  at = await openTestRaces()
  const pool = { buyIn: '10.00', minPlayers: 2, prizes: ['5.00', '3.01'], poolShares: [600_000, 300_000, 100_000] }
  paid = await at.race({ ...pool, consecutive: 2 })
  gone = await at.race({ ...pool, minPlayers: 9 })
  const players = [await at.playing(10_000n), await at.playing(10_000n), await at.playing(10_000n)]
  for (const player of players) for (const id of [paid, gone]) await at.enter(player, id)
  await at.begin()
  for (const [n, player] of players.entries()) {
    if (n === 2) at.clock.advance(1000)
    for (const win of [0, 300, 100]) await at.play(player, 100, win)
  }
  await at.finish()
}, 60_000)
afterAll(() => at.close())

/** What the checks of races say with a fault, which is gone afterwards. */
async function faultsWith(...plants: string[]): Promise<string[]> {
  const owner = at.database.owner
  const tables = ['race', 'race_entry', 'race_place', 'race_round', 'wallet', 'hold', 'house_wallet']
  await asOwner(owner, ...tables.map((table) => `create table kept_${table} as table ${table}`), 'select 1')
  try {
    await asOwner(owner, 'set session_replication_role = replica', ...plants)
    return (await at.faults()).filter((fault) => fault.startsWith('race'))
  } finally {
    const back = tables.flatMap((table) => [
      `delete from ${table}`,
      `insert into ${table} select * from kept_${table}`,
      `drop table kept_${table}`,
    ])
    await asOwner(owner, 'set session_replication_role = replica', ...back)
  }
}

test('nothing is found before anything is planted, though one was paid and one given back', async () => {
  expect(await at.sql('select id, state, why from race order by id')).toMatchObject([
    { state: 'settled' },
    { state: 'cancelled', why: 'tooFew' },
  ])
  expect(await at.sql(`select place, tied, amount::integer from race_place order by place, amount desc`)).toMatchObject([
    { place: 1, tied: 2, amount: 1751 },
    { place: 1, tied: 2, amount: 1750 },
    { place: 3, tied: 1, amount: 300 },
  ])
  expect(await faultsWith('select 1')).toEqual([])
})

const first = (table: string, where = 'true') => `ctid = (select min(ctid) from ${table} where ${where})`
const inPaid = () => `race = ${paid}`

const faults: [name: string, plant: () => string, says: RegExp][] = [
  ['a unit more in a race', () => `update wallet set cash = cash + 1 where player = ${-1_000_000_000 - paid}`, /what moved makes/],
  [
    'a buy-in that nobody paid',
    () => `update race_entry set buy_in = buy_in + 1 where ${first('race_entry', inPaid())}`,
    /its rules say|its entries say/,
  ],
  [
    'a refund that never was',
    () => `update race_entry set state = 'refunded', ended_at = entered_at where ${first('race_entry', inPaid())}`,
    /what came back/,
  ],
  [
    'a buy-in that counts less',
    () => `update hold set staked = staked - 1 where ${first('hold', "kind = 'race' and staked > 0")}`,
    /against the limits/,
  ],
  ['a buy-in of nobody', () => `delete from race_entry where race = ${gone}`, /of no entry/],
  ['a higher score', () => `update race_entry set score = score + 1 where ${first('race_entry', inPaid())}`, /the entry says/],
  [
    'a score that was reached earlier',
    () => `update race_entry set reached_at = reached_at - interval '1 ms' where ${first('race_entry', inPaid())}`,
    /another time/,
  ],
  ['a round that won more', () => `update race_round set won = won + 1 where ${first('race_round')}`, /as it did not close/],
  ['a round that was taken out', () => `delete from race_round where n = 3 and ${first('race_round', 'n = 3')}`, /is not counted/],
  ['a better place', () => `update race_place set place = 1, tied = 1 where place = 3`, /the scores say/],
  ['the unit left over for the other one', () => `update race_place set amount = 3501 - amount where place = 1`, /its rules say/],
  ['a larger prize', () => `update race_place set amount = amount + 1 where place = 3`, /its rules say/],
  ['a prize that was not paid', () => `update race_place set paid_at = null where place = 3`, /not paid|are paid/],
  ['another seed than was promised', () => `update race set secret = 'x' where id = ${paid}`, /another than was promised/],
  ['a digest of another seed', () => `update race_place set digest = repeat('a', 64) where place = 3`, /not of its seed/],
  ['more of the house than its rules say', () => `update race set house_part = house_part + 1 where id = ${paid}`, /put .* into the race/],
  ['a place that is missing', () => `delete from race_place where place = 3`, /are paid/],
  ['another end', () => `update race set ends_at = ends_at + interval '1 hour' where id = ${paid}`, /does not run/],
  [
    'a wallet of the house that nobody names',
    () => `delete from house_wallet where player = ${-1_000_000_000 - paid}`,
    /no wallet of the house/,
  ],
]

test.each(faults)('%s is found', async (_, plant, says) => {
  expect((await faultsWith(plant())).join('\n')).toMatch(says)
})
