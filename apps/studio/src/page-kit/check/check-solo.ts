// Runs in a browser: recomputes a round of a game that is played alone, with the browser's own cryptography.
import type { Draw } from '../../engine/fairness/fair-draw.ts'
import type { Act, Stage } from '../../engine/game.ts'
import { fillIn } from '../page.ts'
import type { Computed, Drawn, Fault, Part } from './check-data.ts'
import { openCheck, type Given } from './open-check.ts'
import { openSeed } from './open-seed.ts'
import { readJson } from './read-json.ts'
import { recordDraw } from './record-draw.ts'

/** A round as a game has computed it: what came of the numbers, and what that paid, in minor units; `raised` is what acts added to the stake. */
type Played = { came: readonly Part[]; win: string; raised?: bigint }

/** Opens a round's draws from the first number on. */
type Open = () => Draw

/** A game as it is checked. */
type Checked<Own, Choice> = {
  /** Reads what was chosen; missing where there is nothing to choose. */
  readChoice?: (asked: unknown) => Choice | null
  /** The stake of a choice that is the stake itself, such as chips. */
  stakeOf?: (choice: Choice) => bigint
  play: (open: Open, given: Given<Own> & { choice: Choice; acts: unknown }) => Promise<Played | Fault>
}

/** Opens the form on which a round of a game that is played alone is recomputed. */
export function openSoloCheck<Own extends object, Choice = null>({ readChoice, stakeOf, play }: Checked<Own, Choice>): void {
  openCheck<Own>(async (given): Promise<Computed | Fault> => {
    const { text, seed, number, words, examples, wrong } = given
    const choice = readChoice ? readChoice(readJson(text('choice'))) : (null as Choice) // a game without choices has none
    if (readChoice && choice === null) return wrong('choice', fillIn(words.choiceWrong, { example: examples.choice ?? '' }))
    const { digest, blocksOf } = await openSeed(seed)
    const drawn: Drawn[] = []
    const stake = stakeOf ? stakeOf(choice as Choice) : given.stake // looked at above
    const open = () => recordDraw(blocksOf(`${text('clientSeed')}:${number}`), drawn)
    const played = await play(open, { ...given, stake, choice: choice as Choice, acts: readJson(text('acts')) }) // looked at above
    if ('sentence' in played) return played
    return { fingerprint: digest, drawn, came: played.came, stake: stake + (played.raised ?? 0n), win: BigInt(played.win) }
  })
}

/** How a game plays a round up to an act, and reads the next one. */
type Walk = {
  play: (draw: Draw, stake: bigint, choice: unknown, acts: readonly unknown[]) => Promise<Stage>
  actOf: (asked: unknown, seen: unknown, free: boolean) => Act | null
}

/** Plays a round act by act, each only if it is possible; returns its last stage, or why it does not come to its end. */
export async function playOut<Own>(
  { play, actOf }: Walk,
  open: Open,
  { stake, choice, acts: asked, words, examples, wrong }: Given<Own> & { choice: unknown; acts: unknown },
): Promise<{ stage: Stage; raised: bigint } | Fault> {
  const fault = wrong('acts', fillIn(words.actsWrong, { example: examples.acts ?? '' }))
  if (!Array.isArray(asked)) return fault
  const acts: unknown[] = []
  let raised = 0n
  let stage = await play(open(), stake, choice, acts)
  const each: readonly unknown[] = asked
  for (const one of each) {
    const known = stage.outcome ? null : actOf(one, stage.seen, false)
    if (!known) return fault
    acts.push(known.act)
    raised += known.raise
    stage = await play(open(), stake, choice, acts)
  }
  return stage.outcome ? { stage, raised } : wrong('acts', words.actsMissing)
}
