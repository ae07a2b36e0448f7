import type { Answers } from '@fairhouse/contract/caller.ts'
import type { FreeRounds } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import type { PlayerContext } from '../../base/house.ts'
import { readNamedGames, textIn, type NamedGame } from '../campaigns/index.ts'
import { readFreeRoundEvents, readShownFreeRounds, type ShownFreeRounds } from './free-round-award.sql.ts'

const mostEnded = 20

/** Lists the player's free rounds: those that are left, and the last that ended. */
export async function listFreeRounds({ house, player, language }: PlayerContext): Promise<Answers<'GET /api/free-rounds'>> {
  const rows = await readShownFreeRounds(house.db, player, mostEnded)
  const [named, events] = await Promise.all([
    readNamedGames(
      house.db,
      rows.flatMap(({ games }) => games),
    ),
    readFreeRoundEvents(
      house.db,
      player.shard,
      rows.map(({ id }) => id),
    ),
  ])
  const shown = rows.map((row) => freeRoundsView(row, events, named(row.games), language))
  const isRunning = ({ state }: FreeRounds) => state === 'active' || state === 'paused'
  return { running: shown.filter(isRunning), ended: shown.filter((one) => !isRunning(one)) }
}

function freeRoundsView(
  row: ShownFreeRounds,
  events: Awaited<ReturnType<typeof readFreeRoundEvents>>,
  games: NamedGame[],
  language: string,
): FreeRounds {
  const show = (minor: bigint) => formatAmount(minor, row.currency)
  const isWagered = row.factor !== null
  const until = isWagered ? row.grant_until : row.until
  return {
    id: row.id,
    campaignId: row.campaign,
    title: textIn(row.names, language),
    currency: row.currency,
    state: row.state,
    waits: isWagered && row.state === 'active' && row.wager_state !== 'active',
    given: row.given,
    left: row.remaining,
    value: show(row.value),
    won: show(row.won),
    maxWon: row.max_won === null ? null : show(row.max_won),
    games,
    factor: row.factor === null ? null : factorText(row.factor),
    givenAt: row.given_at.toISOString(),
    until: row.state === 'active' && !(isWagered && row.wager_state === 'waiting') ? (until?.toISOString() ?? null) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    events: events
      .filter(({ award }) => award === row.id)
      .map(({ kind, at, amount }) => ({ kind, at: at.toISOString(), ...(amount > 0n ? { amount: show(amount) } : {}) })),
  }
}

/** Writes ten-thousandths as a factor: 25000 is "2.5". */
const factorText = (factor: bigint): string => String(Number(factor) / 10_000)
