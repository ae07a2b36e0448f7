// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { jacksSteps, type JacksOutcome, type JacksSeen } from '../play/play-jacks.ts'
import { english } from '../words/en.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', acts = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const open = () => openDraw(blocksOf(`${clientSeed}:${nonce}`))
  const names = (cards: readonly number[]) => cardNames(cardWords.en, 'en', cards)
  const dealt = (await jacksSteps.play(open(), 1n, null, [])).seen as JacksSeen // told by play-jacks.ts
  const held = jacksSteps.actOf(jsonOf(acts), dealt, false)
  const lines = [paragraph('Fingerprint of our seed', fingerprint), paragraph('Dealt', names(dealt.cards))]
  if (!held) return [...lines, paragraph('Held', 'This is no list of places')]
  // A stake of one unit: what is paid then is the multiple of the stake.
  const { cards, hand, win } = (await jacksSteps.play(open(), 1n, null, [held.act])).outcome as JacksOutcome // decided by the act
  return [
    ...lines,
    paragraph('After the draw', names(cards)),
    paragraph('Hand', hand ? english.hands[hand] : 'none'),
    paragraph('Pays', `${win} × the stake`),
  ]
})

/** Reads the one act of a round. */
function jsonOf(acts: string): unknown {
  try {
    return (JSON.parse(acts) as unknown[])[0] // looked at by `actOf`
  } catch {
    return null
  }
}
