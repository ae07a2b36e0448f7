import type { House } from '../../base/house.ts'
import { countSeated, readInPlay, type InPlay } from './play-now.sql.ts'

const hourMs = 3_600_000

/** What goes on in a game, or in all games of a provider: who is in it, and the rounds that are open. */
export type PlayNow = { players: number; inPlay: InPlay[] }
type About = { game?: number; provider?: number; countries?: readonly string[] }

/** Looks who is in a game, or in any game of a provider, and what is in play there; of players of some countries if any is named. */
export async function readPlayNow({ db, clock, settings }: Pick<House, 'db' | 'clock' | 'settings'>, about: About): Promise<PlayNow> {
  // Whatever has been open for longer is kept among the rounds that hang; twice as long reaches those who sat down before.
  const since = new Date(clock.now().getTime() - 2 * settings.get('office.roundPendingHours') * hourMs)
  const asked = { game: about.game, provider: about.provider, countries: about.countries ?? [] }
  return { players: await countSeated(db, asked), inPlay: await readInPlay(db, asked, since) }
}
