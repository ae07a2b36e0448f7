import type pg from 'pg'
import type { House } from '../../apps/server/src/base/house.ts'
import { seedPages } from '../../apps/server/src/edge/content/index.ts'
import { seedHouse } from '../../apps/server/src/house.ts'
import { settingOf } from '../../apps/server/src/play/lobby/index.ts'
import { changeSetting } from '../../apps/server/src/settings/index.ts'

/** One thing of each kind that is edited, with a long past. */
export type Edited = { provider: string; campaign: string; method: string }

const versions = 300
const incidents = 5000

/** Puts in what a new installation offers: two thousand games, ways to pay, campaigns and pages. */
export async function seedEditors(house: House): Promise<void> {
  await seedHouse(house, 'cli:bench')
  await seedPages(house.db, house.clock.now())
  const shelf = (id: string) => ({ id, names: {}, shows: { by: 'group', group: id, size: 20 }, countries: [], from: null, until: null })
  await changeSetting(house.db, settingOf.home, ['slots', 'live', 'table'].map(shelf), house.clock.now(), 'cli:bench')
  await changeSetting(house.db, 'site.name', 'Fairhouse', house.clock.now(), 'cli:bench')
}

/** Gives one thing of each kind hundreds of versions, and the house years of incidents. */
export async function fillEditors(client: pg.Client, game: number): Promise<Edited> {
  const [provider, campaign, method] = [
    await firstOf(client, 'game_provider', 'id'),
    await firstOf(client, 'campaign', 'id'),
    await firstOf(client, 'payment_method', 'id'),
  ]
  const series = `generate_series(2, ${versions}) n`
  await client.query(
    `insert into game_version (id, version, data, changed_at, changed_by)
     select g.id, n, game_words(g), now(), 'cli:bench' from game g, ${series} where g.id = ${game}`,
  )
  await client.query(
    `insert into game_provider_version (id, version, data, changed_at, changed_by)
     select p.id, n, game_provider_words(p), now(), 'cli:bench' from game_provider p, ${series} where p.id = ${provider}`,
  )
  await client.query(
    `insert into method_version (id, version, data, enabled, changed_at, changed_by)
     select id, n, data, enabled, now(), 'cli:bench' from payment_method, ${series} where id = ${method}`,
  )
  await client.query(
    `insert into campaign_version (campaign, version, data, at, actor)
     select campaign, n, data, now(), 'cli:bench' from campaign_version, ${series} where campaign = ${campaign} and version = 1`,
  )
  await client.query(
    `insert into page_version (name, language, version, title, description, body, is_example, published_at, published_by)
     select name, language, n, title, description, repeat(body, 5), false, now(), 'cli:bench' from page_version, ${series} where version = 1`,
  )
  await client.query(
    `insert into page_plan (name, language, title, description, body, due_at, planned_at, planned_by)
     select name, language, title, description, body, now() + interval '1 day', now(), 'cli:bench' from page_version, ${series} where version = 1 and name = 'about'`,
  )
  await client.query(
    `insert into message_version (name, language, version, texts, at, actor)
     select 'activation', 'en', n, '{}', now(), 'cli:bench' from generate_series(1, ${versions}) n`,
  )
  await client.query(
    `insert into setting_version (name, version, value, changed_at, changed_by)
     select name, n, value, now(), 'cli:bench' from setting_version, ${series} where version = 1 and name in ('${settingOf.home}', 'site.name')`,
  )
  await client.query(
    `insert into incident (title, severity, opened_at, opened_by, closed_at, closed_by)
     select 'Incident ' || n, 'minor', now() - n * interval '6 hours', 'cli:bench', now() - n * interval '6 hours' + interval '1 hour', 'cli:bench' from generate_series(1, ${incidents}) n`,
  )
  return { provider, campaign, method }
}

async function firstOf(client: pg.Client, table: string, column: string): Promise<string> {
  const { rows } = await client.query<{ id: number }>(`select ${column} as id from ${table} order by ${column} limit 1`)
  if (!rows[0]) throw new Error(`${table} is empty`)
  return String(rows[0].id)
}
