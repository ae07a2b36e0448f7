import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../check/check-page.ts'
import { raceWords } from './words/index.ts'

type Checked = { label: string; maths: string; mathsHash: string; script: string }

/** Returns how the page is drawn on which anybody recomputes a race of a game. */
export const checkRacePage = ({ label, maths, mathsHash, script }: Checked) =>
  checkPage({
    kind: 'own',
    own: () => raceWords,
    bet: '{"w1":"100"}',
    blocks: `HMAC-SHA256(key, "${label}:" + number + ":" + i)`,
    steps: [
      html`The key of the blocks is the public part for what is known before the race, and the seed for what is drawn when bets have closed.`,
      html`The card, from the public part: one of the fields, then the order of its weights and the runners’ names by a Fisher–Yates
      shuffle.`,
      html`The race, from the seed: a number below the sum of all weights names the first, counting the weights from runner 1 on; then a
      number below the sum of those that are left names the second, and so on.`,
      html`The next numbers are the winner’s time, how far each one comes behind, and each runner’s paces. They decide nothing but how the
      race looks.`,
    ],
    maths,
    mathsHash,
    script,
    styles: [join(import.meta.dirname, 'check-race.css')],
  })
