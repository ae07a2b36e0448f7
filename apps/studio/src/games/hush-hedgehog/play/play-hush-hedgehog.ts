import type { Act, Stage } from '../../../engine/game.ts'
import { drawDifferent } from '../../../engine/fairness/draw-different.ts'
import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { fieldCount, leastHedgehogs, mostHedgehogs, paysOf } from './maths.ts'

/** An act of a player: a heap to open, numbered row by row from 0, or to take what is won. */
export type HedgehogAct = { open: number } | { take: true }

/** What a player sees while a round is played: the heaps opened so far, and their pay in hundredths of the stake. */
export type HedgehogSeen = { hedgehogs: number; opened: number[]; hundredths: number }

/** What decided a round: where the hedgehogs slept, and the one that was woken, if any. */
export type HedgehogOutcome = HedgehogSeen & { sleeping: number[]; woken: number | null; win: string }

/** A round of Hush, Hedgehog as its page is told it. */
export type HedgehogRound = RoundView<HedgehogOutcome>

/** Reads the number of hedgehogs that a page asks for; null if it is none. */
export const readHedgehogs = (asked: unknown): number | null =>
  typeof asked === 'number' && Number.isInteger(asked) && asked >= leastHedgehogs && asked <= mostHedgehogs ? asked : null

/**
 * Plays a round up to the last act. It ends with a woken hedgehog, by taking, or with the last heap that pays. The choice was
 * read by {@link readHedgehogs}, the acts by {@link actOf}.
 */
export async function playHushHedgehog(draw: Draw, stake: bigint, choice: unknown, acts: readonly unknown[]): Promise<Stage> {
  const hedgehogs = choice as number // read by readHedgehogs
  const done = acts as readonly HedgehogAct[] // read by actOf
  const sleeping = await drawDifferent(draw, fieldCount, hedgehogs)
  const pays = paysOf(hedgehogs)
  const seen: HedgehogSeen = { hedgehogs, opened: [], hundredths: 0 }
  const end = (woken: number | null): Stage => {
    const hundredths = woken === null ? seen.hundredths : 0
    const outcome: HedgehogOutcome = { ...seen, hundredths, sleeping, woken, win: String((stake * BigInt(hundredths)) / 100n) }
    return { seen, outcome }
  }
  for (const act of done) {
    if ('take' in act) return end(null)
    if (sleeping.includes(act.open)) return end(act.open)
    seen.opened.push(act.open)
    seen.hundredths = pays[seen.opened.length - 1] ?? 0
    if (seen.opened.length === pays.length) return end(null)
  }
  return { seen, outcome: null }
}

/** Reads an act that a page asks for: a heap that is not open yet, or taking once one is; null if it is neither. */
export function actOf(asked: unknown, seen: unknown): Act | null {
  const { opened } = seen as HedgehogSeen // returned by playHushHedgehog
  if (typeof asked !== 'object' || asked === null) return null
  if ('take' in asked) return asked.take === true && opened.length > 0 && !('open' in asked) ? { act: { take: true }, raise: 0n } : null
  if (!('open' in asked) || typeof asked.open !== 'number' || !Number.isInteger(asked.open)) return null
  const { open } = asked
  return open >= 0 && open < fieldCount && !opened.includes(open) ? { act: { open }, raise: 0n } : null
}

/** What is done for a player who does not come back: the first heap is opened if none is, then the win is taken. */
export const actForAbsent = (seen: unknown): HedgehogAct => ((seen as HedgehogSeen).opened.length === 0 ? { open: 0 } : { take: true }) // returned by playHushHedgehog
