import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStatements } from '../../base/database/test-statements.ts'
import { readPlan } from './test-plan.sql.ts'
import { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { writeKnown } from '../testing/test-known-player.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'
import { roundsByNodes } from './search.sql.ts'

let at: TestCashier
let office: OfficeBeside
let support: TestColleague
let auditor: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  office = await openOfficeOf(at.house)
  support = await office.colleague('support')
  auditor = await office.colleague('auditor')
}, 120_000)
afterAll(async () => {
  await office.office.close()
  await at.close()
})

const looks = (player: bigint) => at.sql(`select actor, fields, purpose from access_log where player = ${player} order by id`)
const found = async (who: TestColleague, q: string) => (await who.must('search', { q })).hits

describe('a player', () => {
  test('is found by each name of their own, masked, and that somebody looked for a person is kept', async () => {
    const player = await at.player()
    await writeKnown(at, player, {
      phoneNumber: '+35699123456',
      nickName: 'bluebird',
      iban: 'MT84MALT011000012345MTLCAST001S',
      nationalId: { country: 'EST', value: '37605030299' },
    })
    const ways: [string, string][] = [
      [String(player.id), 'id'],
      [player.email, 'email'],
      [player.email.toUpperCase(), 'email'],
      ['BlueBird', 'userName'],
      ['+356 9912 3456', 'phone'],
      ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'account'],
      ['37605030299', 'nationalId'],
    ]
    for (const [q, by] of ways) {
      const hits = await found(support, q)
      expect([q, hits]).toEqual([
        q,
        [expect.objectContaining({ kind: 'player', by, id: String(player.id), title: 'Ada E.', href: `/players/${player.id}` })],
      ])
      expect(JSON.stringify(hits)).not.toMatch(/Example|99123456|@/)
    }
    const kept = ways.slice(1).map(([, by]) => ({ actor: `staff:${support.id}`, fields: [by], purpose: 'search' }))
    expect(await looks(player.id)).toEqual(kept)
  })

  test('of another country is not there, nor anything of theirs, and nobody is said to have looked', async () => {
    const player = await at.player({ country: 'SWE' })
    const bound = await office.colleague('finance')
    await at.sql(`insert into role_permission (role, permission, bound) values ('finance', 'players.read', '{"countries":["MLT"]}')`)
    expect(await found(bound, player.email)).toEqual([])
    expect(await found(bound, String(player.id))).toEqual([])
    expect(await looks(player.id)).toEqual([])
    await at.sql(`delete from role_permission where role = 'finance' and permission = 'players.read'`)
  })

  test('is not there for whoever may not read players', async () => {
    const player = await at.player()
    const administrator = await office.colleague('administrator')
    expect(await found(administrator, player.email)).toEqual([])
    expect(await looks(player.id)).toEqual([])
  })

  test.each(['nobody@example.com', '12', "' or true --", '<script>', '%', '99999999999999999'])('%j finds nobody', async (q) => {
    expect((await support.ask('search', { q: q.padEnd(2, ' ') })).value?.hits ?? []).toEqual([])
  })
})

describe('money', () => {
  test('is found by our reference and the provider’s, and a posting by its id, by whoever may read it', async () => {
    const { player } = await fundedPlayer(at)
    const [deposit] = await at.sql(`select reference, provider_reference from deposit_attempt where player = ${player.id}`)
    const href = `/players/${player.id}?card=money`
    const hit = { kind: 'deposit', id: deposit?.reference, title: '100.00 EUR', state: 'ok', href }
    expect(await found(support, String(deposit?.reference))).toEqual([expect.objectContaining({ ...hit, by: 'reference' })])
    expect(await found(support, String(deposit?.provider_reference))).toEqual([
      expect.objectContaining({ ...hit, by: 'providerReference' }),
    ])
    const [posting] = await at.sql(`select id from posting where player = ${player.id} and kind = 'deposit' limit 1`)
    expect(await found(auditor, String(posting?.id))).toEqual([expect.objectContaining({ kind: 'posting', href })])
    expect(await found(support, String(posting?.id))).toEqual([])
  })

  test('a round is found by its id, with the studio’s name before it or without', async () => {
    const player = await at.player()
    await at.sql(`insert into hold (shard, id, player, currency, kind, owner_ref, amount, staked, state, opened_at)
      values (${player.shard}, 'orchard:round:r77x', ${player.id}, 'EUR', 'round', 'studio:orchard', 0, 250, 'closed', now())`)
    const hit = expect.objectContaining({ kind: 'round', title: '2.50 EUR', href: `/players/${player.id}?card=play` })
    expect(await found(support, 'r77x')).toEqual([hit])
    expect(await found(support, 'orchard:round:r77x')).toEqual([hit])
  })
})

test('colleagues are found by name and address, and a change request by its id', async () => {
  const administrator = await office.colleague('administrator')
  const [row] = await at.sql(`select name from staff where id = ${support.id}`)
  const hit = expect.objectContaining({ kind: 'staff', href: `/staff/${support.id}` })
  expect(await found(administrator, String(row?.name).toLowerCase())).toEqual([hit])
  expect(await found(support, String(row?.name))).toEqual([])
})

test('each statement of the search walks an index', async () => {
  const client = new pg.Client({ connectionString: at.database.owner })
  await client.connect()
  const statements = readStatements().filter(({ at: place }) => place.startsWith('office/search/') || place.startsWith('office/players/'))
  const texts = statements.flatMap(({ texts: all }) => all ?? []).filter((text) => !text.includes(roundsByNodes)) // a cluster's own text
  expect(texts.length).toBeGreaterThan(8)
  const scans: Record<string, string[]> = {}
  for (const text of texts) {
    const found = await readPlan(client, text)
    if (found.length > 0) scans[text] = found
  }
  await client.end()
  expect(scans).toEqual({})
})
