// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import type { Stage } from '../../../engine/game.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { readBoxes } from '../play/open-boxes.ts'
import { blackthornSteps, type Boxes } from '../play/play-blackthorn.ts'
import type { BlackthornOutcome } from '../play/settle.ts'
import { totalOf } from '../play/total.ts'
import { english } from '../words/en.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice = '', acts = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const first = paragraph('Fingerprint of our seed', fingerprint)
  const boxes = readBoxes(jsonOf(choice))
  if (!boxes) return [first, paragraph('Boxes', 'Between one and six can be opened')]
  const outcome = await playOut(() => openDraw(blocksOf(`${clientSeed}:${nonce}`)), boxes, jsonOf(acts))
  if (!outcome) return [first, paragraph('Acts', 'These do not play a round to its end')]
  const hand = (cards: readonly number[]) => `${cardNames(cardWords.en, 'en', cards)}: ${totalOf(cards).points}`
  const pays = (win: string) => `${Number(win) / 2} × the stake of a box`
  return [
    first,
    paragraph('Dealer', hand(outcome.dealer)),
    ...outcome.boxes.map(({ cards, result, win }, at) =>
      paragraph(`Box ${at + 1}`, `${hand(cards)}; ${english.results[result]}; ${pays(win)}`),
    ),
    paragraph('In all', pays(outcome.win)),
  ]
})

/** Plays acts in their order, each only if it is possible; null if the round is not over then. A box has a stake of two units. */
async function playOut(open: () => ReturnType<typeof openDraw>, choice: Boxes, asked: unknown): Promise<BlackthornOutcome | null> {
  const stake = BigInt(choice.boxes) * 2n
  const acts: unknown[] = []
  let stage: Stage = await blackthornSteps.play(open(), stake, choice, acts)
  for (const one of Array.isArray(asked) ? asked : []) {
    const known = blackthornSteps.actOf(one, stage.seen, false)
    if (!known) return null
    acts.push(known.act)
    stage = await blackthornSteps.play(open(), stake, choice, acts)
  }
  return stage.outcome as BlackthornOutcome | null // decided by play-blackthorn.ts
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
