import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { hundredthsFor, leastChance, maths, mostChance } from './maths.ts'

export type Side = 'below' | 'above'
/** What a player chooses: the side of the mark on which the bubble shall rest, and the chance of that in percent. */
export type Aim = { side: Side; chance: number }

/** What decided a round: where the bubble rests, from 0 on, and whether that is on the side chosen. */
export type LevelOutcome = Aim & { place: number; isWon: boolean; hundredths: number; win: string }

/** A round of Spirit Level as its page is told it. */
export type LevelRound = RoundView<LevelOutcome>

/** Reads the aim that a page asks for; null if it is none. */
export function readAim(asked: unknown): Aim | null {
  if (typeof asked !== 'object' || asked === null || !('side' in asked) || !('chance' in asked)) return null
  const { side, chance } = asked
  if (side !== 'below' && side !== 'above') return null
  if (typeof chance !== 'number' || !Number.isInteger(chance) || chance < leastChance || chance > mostChance) return null
  return { side, chance }
}

/** Returns the first place that is not below the mark. */
export const markOf = ({ side, chance }: Aim): number => {
  const places = chance * maths.placesPerPercent
  return side === 'below' ? places : maths.places - places
}

/** Decides a round. The stake is a multiple of the unit; the choice was read by {@link readAim}. */
export async function playSpiritLevel(draw: Draw, stake: bigint, choice: unknown): Promise<LevelOutcome> {
  const aim = choice as Aim // read by readAim
  const [place = 0] = await draw(maths.places, 1)
  const isWon = aim.side === 'below' ? place < markOf(aim) : place >= markOf(aim)
  const hundredths = isWon ? hundredthsFor(aim.chance) : 0
  return { ...aim, place, isWon, hundredths, win: String((stake * BigInt(hundredths)) / 100n) }
}
