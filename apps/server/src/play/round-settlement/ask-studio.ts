import type { House } from '../../base/house.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'
import { writeSaid, type PendingRound } from './pending-round.sql.ts'

/** What a studio says about a round: still in play, settled with what it took and paid, not known; or it does not answer. */
export type StudioSays = 'open' | 'settled' | 'unknown' | 'unreachable'

const aroundMs = 5 * 60_000

/** Asks a round's studio how the round stands, and keeps the answer. No transaction is open meanwhile. */
export async function askStudio(house: House, round: PendingRound): Promise<StudioSays> {
  const studio = studioNamed(house, studioOf(round))
  if (!studio) return 'unreachable'
  const from = new Date(round.opened_at.getTime() - aroundMs)
  const to = new Date(round.opened_at.getTime() + aroundMs)
  const listed = await doorOf(studio)
    .readRounds(house, studio, from, to)
    .catch((error: unknown) => {
      house.log.warn({ error, studio: studio.id }, 'a studio did not say how a round stands')
      return undefined
    })
  if (!listed) return 'unreachable'
  const line = listed.find(({ id, wallet }) => id === round.round && wallet?.player === round.player && wallet.currency === round.currency)
  const says = !line ? 'unknown' : line.settled ? 'settled' : 'open'
  const sums = line?.settled ? { staked: line.staked, won: line.won, outcome: line.outcome } : { staked: null, won: null, outcome: null }
  await writeSaid(house.db, round, round.round, { says, ...sums }, house.clock.now())
  return says
}

/** The studio of a round: the names of its rounds begin with it. */
export const studioOf = ({ round }: Pick<PendingRound, 'round'>): string => round.split(':')[0] ?? ''
