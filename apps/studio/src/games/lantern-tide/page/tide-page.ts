import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { tideWords, type PageWords } from '../words/index.ts'
import { tideThemes } from '../themes/index.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { tideDialogs } from './tide-dialogs.ts'

const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  ...kitStyles('studio.css', 'game.css', 'reels.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css'),
  own('tide.css'),
]

/** The script of the page. */
export const playScript = join(import.meta.dirname, 'tide.ts')

/** Data for the page's script. */
export type TideData = { words: PageWords; language: string }

/** Draws the game's page. */
export const tidePage = soloPage({
  words: tideWords,
  voice: { root: 196, scale: [0, 3, 5, 7, 10], wave: 'sine' },
  returnPercent,
  themes: tideThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board,
  dialogs: tideDialogs,
  styles,
  script: playScript,
})

/** Before the first round the board shows the first stop of each strip. */
function board({ game }: PageWords): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, 3), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" aria-label="${game}" dir="ltr">
    <div class="reels">
      ${reels}
      <svg class="lines" id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
    </div>
    ${winLine()}
  </div>`
}
