// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { actOf, playHushHedgehog, readHedgehogs, type HedgehogOutcome } from '../play/play-hush-hedgehog.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice, acts }) => {
  const [hedgehogs, asked] = [readHedgehogs(readJson(choice)), readJson(acts)]
  if (hedgehogs === null || !Array.isArray(asked)) return [paragraph('What you chose and did', 'a number from 1 to 12, and a list of acts')]
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const done: unknown[] = []
  // With a stake of a hundred units, what is paid is the multiple of the stake in hundredths.
  const play = () => playHushHedgehog(openDraw(blocksOf(`${clientSeed}:${nonce}`)), 100n, hedgehogs, done)
  let stage = await play()
  for (const one of asked) {
    const known = stage.outcome ? null : actOf(one, stage.seen)
    if (!known) return [paragraph('An act that cannot be done there', JSON.stringify(one))]
    done.push(known.act)
    stage = await play()
  }
  const outcome = stage.outcome as HedgehogOutcome | null // as playHushHedgehog returns it
  if (!outcome) return [paragraph('Fingerprint of our seed', fingerprint), paragraph('The round', 'goes on after these acts')]
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Heaps with hedgehogs', outcome.sleeping.toSorted((a, b) => a - b).join(', ')),
    paragraph('Opened', outcome.opened.join(', ') || 'none'),
    paragraph('Woken', outcome.woken === null ? 'none' : String(outcome.woken)),
    paragraph('Pays', `${Number(outcome.win) / 100} × the stake`),
  ]
})
