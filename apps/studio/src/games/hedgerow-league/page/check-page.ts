import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { noWords } from '../../../page-kit/words/index.ts'
import { canonicalLeague, leagueGameId, maths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-league.ts')

/** Draws the page on which anybody recomputes a matchday. */
export const leagueCheckPage = checkPage({
  kind: 'own',
  own: () => noWords,
  bet: '{"3h":"100"}',
  blocks: `HMAC-SHA256(seed, "${leagueGameId}:" + number + ":" + i)`,
  steps: [
    html`A season has 30 rounds. Its fixtures follow from the number of the round by the circle method; nothing of them is drawn. The club
    at place p of season s is number p × (2 × (s mod 8) + 1) + s modulo 16, counted from 0.`,
    html`The mean of a club’s goals in hundredths is the league’s mean at home or away times its attack times the other’s defence, divided
      by 10,000 and rounded down. The weight of k goals is <code>${maths.one} × mean^k ÷ (100^k × k!)</code>, rounded down, for 0 to
      ${maths.most}.`,
    html`Match after match, from the seed: a number below the sum of the host’s weights gives the host’s goals, counting the weights from no
    goal on; one below the sum of the guest’s gives the guest’s; then a number from 0 to 89 for each goal, one more than which is its
    minute, the host’s goals first.`,
  ],
  maths: canonicalLeague(),
  mathsHash,
  script: checkScript,
})
