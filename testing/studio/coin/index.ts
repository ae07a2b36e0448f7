import { join } from 'node:path'
import { canonicalText } from '../../../apps/studio/src/engine/fairness/canonical-text.ts'
import { hashOfMaths } from '../../../apps/studio/src/engine/fairness/hash-of-maths.ts'
import type { Game } from '../../../apps/studio/src/engine/game.ts'
import { sessionView } from '../../../apps/studio/src/engine/play/session-view.ts'
import { stakesFrom } from '../../../apps/studio/src/engine/rounds/stakes.ts'
import { spoken, type WordsByLanguage } from '../../../apps/studio/src/page-kit/words/index.ts'
import { html, jsonForScript } from '@fairhouse/process/html.ts'

const maths = { gameId: 'test-coin', version: 1, sides: 2, pays: 2, wins: 1 }
const canonical = canonicalText(maths)
const own = { title: 'Coin' }
const words: WordsByLanguage<typeof own> = { en: own, de: own, fi: own, sv: own, nl: own, et: own, ar: own }

/** A game of a test: a coin that doubles the stake or loses it. It stands in this folder and is on no list. */
export const coin: Game = {
  id: maths.gameId,
  path: 'coin',
  listing: {
    name: 'Coin',
    group: 'instant',
    returnPercent: '100.00',
    maths: canonical,
    mathsHash: hashOfMaths(canonical),
    minStake: 10n,
    maxStake: 100n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom([10n, 100n], 1n, currency, maxStake),
    stakeUnit: 1n,
    decide: async (draw, stake) => {
      const [side] = await draw(maths.sides, 1)
      return { win: String(side === maths.wins ? stake * BigInt(maths.pays) : 0n), side }
    },
  },
  view: sessionView,
  drawPage: (session, page) => {
    const { own: texts, language, direction } = spoken(session.language, words)
    const body = html`<main id="coin"></main>
      <script type="application/json" id="game-data">
        ${jsonForScript({ page, parentOrigin: session.parentOrigin })}
      </script>`
    const scripts = [join(import.meta.dirname, 'coin.ts')]
    return { title: texts.title, language, direction, styles: [], body, scripts, framedBy: session.parentOrigin }
  },
  scripts: [join(import.meta.dirname, 'coin.ts')],
}
