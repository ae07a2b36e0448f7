import type { Counting } from '@fairhouse/contract'
import type { Sql } from '../../base/database/database.ts'
import type { CampaignData } from './campaign.ts'
import { readTitles } from './game-names.sql.ts'
import { wageringOf, type Wagering } from './wagering.ts'

/** Says in which games stakes count towards a campaign's requirement, and how much; `titles` names games and providers. */
export function countingOf(data: CampaignData, titles: ReadonlyMap<string, string>): Counting {
  const { contributions, counts } = wageringOf(data)
  return {
    ...sharesOf(contributions, titles),
    excludedGames: data.excludedGames.map((name) => titles.get(`game:${name}`) ?? name),
    wholeStake: counts === 'all',
  }
}

/** Says what a table of contributions says, with names in place of addresses and numbers. */
export function sharesOf(
  contributions: Wagering['contributions'],
  titles: ReadonlyMap<string, string>,
): Pick<Counting, 'default' | 'exceptions'> {
  const of = (scope: 'product' | 'group' | 'provider' | 'game', entries: Readonly<Record<string, number>>) =>
    Object.entries(entries).map(([name, points]) => ({
      scope,
      name: titles.get(`${scope}:${name}`) ?? name,
      percent: percentOf(points),
    }))
  return {
    default: percentOf(contributions.default),
    exceptions: [
      ...of('product', contributions.products),
      ...of('group', contributions.groups),
      ...of('provider', contributions.providers),
      ...of('game', contributions.games),
    ],
  }
}

/** Formats basis points as percent: 1250 is "12.5". */
const percentOf = (points: number): string => String(points / 100)

/** Reads the names of the games and providers that campaigns speak of. */
export function readTitlesOf(sql: Sql, campaigns: readonly CampaignData[]): Promise<ReadonlyMap<string, string>> {
  const tables = campaigns.flatMap((data) => [wageringOf(data).contributions, ...(data.cashback ? [data.cashback.games] : [])])
  return readTitles(
    sql,
    [...campaigns.flatMap(({ excludedGames }) => excludedGames), ...tables.flatMap(({ games }) => Object.keys(games))],
    tables.flatMap(({ providers }) => Object.keys(providers)),
  )
}
