import type { Answers } from '@fairhouse/contract/caller.ts'
import type { PlayerContext } from '../../base/house.ts'
import { readTitlesOf } from '../campaigns/index.ts'
import { bonusView } from './bonus-view.ts'
import { readBonusEvents, readEndedBonuses, readRunningBonuses } from './bonus-row.sql.ts'

const onePage = 20

/** Lists the player's bonuses that are to be wagered, and a page of those that ended. */
export async function listBonuses(
  { house, player, language }: PlayerContext,
  { before }: { before?: string | undefined },
): Promise<Answers<'GET /api/bonuses'>> {
  const [running, ended] = await Promise.all([
    before === undefined ? readRunningBonuses(house.db, player) : [],
    readEndedBonuses(house.db, player, before === undefined ? null : new Date(before), onePage + 1),
  ])
  const page = ended.slice(0, onePage)
  const shown = [...running, ...page]
  const [events, titles] = await Promise.all([
    readBonusEvents(
      house.db,
      player.shard,
      shown.map(({ deposit }) => deposit),
    ),
    readTitlesOf(
      house.db,
      shown.map(({ data }) => data),
    ),
  ])
  const view = (row: (typeof shown)[number]) =>
    bonusView(
      row,
      events.filter(({ deposit }) => deposit === row.deposit),
      titles,
      language,
    )
  const last = page.at(-1)?.ended_at
  return { running: running.map(view), ended: page.map(view), next: ended.length > onePage && last ? last.toISOString() : null }
}
