import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { ProviderRow, ProviderVersion, Standing } from '@fairhouse/contract/office/games.ts'
import { drawProviderLogo } from '../../cashier/logos/index.ts'
import { readLogo } from '../../edge/content/index.ts'
import { readNewest, readVersions } from '../../play/game-editing/index.ts'
import { closedIn } from '../../play/offers/index.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readProviderList, type ListedProvider } from './game-list.sql.ts'
import { closedFirst, countriesToShow, rowsAtOnce, versionPage, whereOf } from './read-games.ts'

/** Lists the providers of games by name. */
export async function listGameProviders(
  { house }: StaffContext,
  { after, ...narrowed }: OfficeTakes<'GET /office/providers'>,
): Promise<OfficeAnswers<'GET /office/providers'>> {
  const found = await readProviderList(house.db, narrowed, placeOf(after), rowsAtOnce + 1)
  const shown = found.slice(0, rowsAtOnce)
  const last = shown.at(-1)
  return { providers: shown.map(rowView), next: found.length > rowsAtOnce && last ? keyOf(last.name, String(last.id)) : null }
}

/** Reads a provider of games with all that is said of it. */
export async function readGameProvider(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/providers/one'> | OfficeRefused> {
  const [row] = await readProviderList(house.db, { id: Number(id) }, undefined, 1)
  const newest = await readNewest(house.db, 'game_provider', Number(id))
  if (!row || !newest) return no('notFound')
  const own = await readLogo(house.db, { catalogue: 'gameProvider', id: row.id })
  const { content_type: type, content } = own ?? { content_type: 'image/svg+xml', content: drawProviderLogo(row) }
  return {
    provider: rowView(row),
    words: newest.data,
    standing: closedFirst(countriesToShow([row]).map((country) => standingOf(row, country))),
    logo: `data:${type};base64,${Buffer.from(content).toString('base64')}`,
    version: String(newest.version),
  }
}

/** Lists what a provider was. */
export async function listGameProviderVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: ProviderVersion[]; next: string | null }> {
  return versionPage(house, (before, most) => readVersions(house.db, 'game_provider', Number(id), before, most), after)
}

function standingOf(row: ListedProvider, country: string): Standing {
  const closed = closedIn({ ...row, provider_offer: null }, country)
  return { country, state: closed === undefined ? 'on' : closed === 'notFor' ? 'notFor' : 'off', incident: null }
}

const rowView = (row: ListedProvider): ProviderRow => ({
  id: String(row.id),
  name: row.name,
  games: row.games,
  where: whereOf([row]),
  state: row.state,
})
