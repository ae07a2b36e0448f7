import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../play/catalogue-seed/seed-catalogue.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let support: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  support = await at.colleague('support')
  await seedCatalogue(at.house)
}, 120_000)
afterAll(() => at.close())

test('the rounds of a game session, are opened page by page, each with what it moved, and no others', async () => {
  const player = await at.player()
  const of = `${player.shard}, ${player.id}, 'EUR'`
  await at.sql(`insert into game_session (id, shard, player, currency, game, studio, language, launch_hash, launch_expires_at, opened_at, last_prolonged_at, ended_at)
    select 'rounds-' || n, ${of}, id, 'orchard', 'en', 'rounds' || n, t, t, t, t + interval '1 hour'
    from (select min(id) as id from game) g, (values (1, timestamptz '2026-02-01'), (2, timestamptz '2026-02-02')) s (n, t)`)
  await at.sql(`insert into hold (shard, id, player, currency, kind, owner_ref, amount, staked, won, bonus_staked, state, opened_at, closed_at)
    select ${player.shard}, 'r' || n, ${player.id}, 'EUR', 'round', 'game:' || id, 0, 150, 40, 50, 'closed', t, t
    from (select min(id) as id from game) g, generate_series(1, 120) n, lateral (select timestamptz '2026-02-01' + (n / 40) * interval '1 min' as t) m`)
  const input = { player: String(player.id), session: 'rounds-1' }
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = await support.must('readSessionRounds', { ...input, ...(after ? { after } : {}) })
    ids.push(...page.rounds.map(({ id }) => id))
    expect(page.rounds[0]).toMatchObject({ staked: '1.50', won: '0.40', bonusStaked: '0.50', bonusWon: '0.00', isOpen: false })
    after = page.next ?? undefined
  } while (after)
  expect([ids.length, new Set(ids).size, ids[0]]).toEqual([120, 120, 'r120'])
  expect((await support.must('readSessionRounds', { ...input, session: 'rounds-2' })).rounds).toEqual([])
  const other = await at.player()
  expect((await support.must('readSessionRounds', { ...input, player: String(other.id) })).rounds).toEqual([])
})
