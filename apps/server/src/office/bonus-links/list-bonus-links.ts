import type { LinkedBonuses } from '@fairhouse/contract/office/bonuses/bonus-links.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { shardOf } from '../../base/ids.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readLinks, type LinkRow } from '../../play/bonus-links/index.ts'
import { readCampaigns } from '../../play/campaigns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { reaches } from '../players/index.ts'
import { shortName } from '../records/short-name.ts'

const groupsAtOnce = 30
const playersShown = 10

/** Lists accounts that belong together and have had bonuses. Players out of reach are counted, not named. */
export async function listBonusLinks(
  asking: StaffContext,
  { share, after }: { share?: LinkRow['shares'][number] | undefined; after?: string | undefined },
): Promise<OfficeAnswers<'GET /office/bonus-links'>> {
  const { house } = asking
  const from = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : 0
  const found = await readLinks(house.db, from, share ?? null, groupsAtOnce + 1)
  const shown = found.slice(0, groupsAtOnce)
  const names = new Map((await readCampaigns(house.db)).map(({ id, data }) => [id, data.names['en'] ?? Object.values(data.names)[0] ?? '']))
  return {
    groups: await Promise.all(shown.map((row) => viewOf(asking, row, names))),
    foundAt: found[0]?.found_at.toISOString() ?? null,
    next: found.length > groupsAtOnce ? String(shown.at(-1)?.place) : null,
  }
}

async function viewOf(asking: StaffContext, row: LinkRow, names: ReadonlyMap<number, string>): Promise<LinkedBonuses> {
  const { house } = asking
  const players = await Promise.all(row.players.slice(0, playersShown).map((id) => readPlayer(house.db, shardOf(id), id)))
  const sums = (of: 'given' | 'converted') =>
    Object.entries(row.money).map(([currency, money]) => ({ currency, amount: formatAmount(BigInt(money[of]), currency) }))
  return {
    place: String(row.place),
    shares: row.shares,
    players: players.flatMap((one) =>
      one && reaches(asking, 'players.read', one.country)
        ? [{ id: String(one.id), name: shortName(house, one), country: one.country }]
        : [],
    ),
    count: row.players.length,
    campaigns: row.campaigns.map((id) => ({ id: String(id), name: names.get(id) ?? '' })),
    bonuses: row.bonuses,
    given: sums('given'),
    converted: sums('converted'),
    lastAt: row.last_at.toISOString(),
  }
}
