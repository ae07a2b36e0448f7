import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import { jackpotNotes, jackpotRules } from '../../../page-kit/jackpot-notes.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { drawLook, symbolImage, themeIn } from '../../../page-kit/look/look.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { maths, returnPercent, rowCount } from '../play/maths.ts'
import { hiveWords, type PageWords } from '../words/index.ts'
import { jackpotOutcomes } from '../play/jackpot-outcomes.ts'
import { hiveDialogs } from './hive-dialogs.ts'
import { hiveThemes } from '../themes/index.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'

const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  ...kitStyles('studio.css', 'game.css', 'reels.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css'),
  own('hive.css'),
]

/** The script of the page. */
export const playScript = own('hive.ts')

/** Data for the page's script. */
export type HiveData = { words: PageWords; language: string }

/** Draws the game's page. */
export const hivePage = soloPage({
  words: hiveWords,
  voice: { root: 220, scale: [0, 4, 7, 9, 11], wave: 'triangle' },
  returnPercent,
  themes: hiveThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board,
  dialogs: (words, _, session) => hiveDialogs(words, jackpotRules(session, outcomesIn(session))),
  note: (session) => jackpotNotes(session, outcomesIn(session)),
  styles,
  script: playScript,
})

const outcomesIn = ({ gameId }: Session) => jackpotOutcomes(themeIn(hiveThemes, gameId)?.fullCombNames)

/** Before the first round the board shows the first stop of each strip, and no comb. */
function board({ game }: PageWords): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, rowCount), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
      </div>`,
  )
  const holes = Array.from(
    { length: maths.strips.length * rowCount },
    () => html`<div class="hole">${symbolImage('D')}<span class="held"></span></div>`,
  )
  return html`<div class="board" id="board" role="img" aria-label="${game}" dir="ltr">
    <div class="reels">
      ${reels}
      <svg class="lines" id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
    </div>
    <div class="comb" id="comb" aria-hidden="true">${holes}</div>
    <p class="left" id="left" dir="auto" aria-hidden="true" hidden></p>
    ${winLine()}
  </div>`
}
