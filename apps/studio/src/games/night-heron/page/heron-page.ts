import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { heronWords, type PageWords } from '../words/index.ts'
import { heronDialogs } from './heron-dialogs.ts'
import { heronThemes } from '../themes/index.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'

const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  ...kitStyles('studio.css', 'game.css', 'reels.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css'),
  own('heron.css'),
]

/** The script of the page. */
export const playScript = own('heron.ts')

/** Data for the page's script. */
export type HeronData = { words: PageWords; language: string }

/** Draws the game's page. */
export const heronPage = soloPage({
  words: heronWords,
  voice: { root: 147, scale: [0, 2, 3, 7, 8], wave: 'triangle' },
  returnPercent,
  themes: heronThemes,
  scene: (theme) => html`${drawLook(theme ?? { fills, symbols, scene })} ${standingDrawing(theme?.standing ?? standing)}`,
  board,
  dialogs: heronDialogs,
  styles,
  script: playScript,
})

/** Draws what fills a reel, for use by its reels. */
const standingDrawing = (drawing: string): Html =>
  html`<svg class="drawings" aria-hidden="true" focusable="false">
    <symbol id="standing-heron" viewBox="0 0 100 300">${trusted(drawing)}</symbol>
  </svg>`

/** Before the first round the board shows the first stop of each strip. */
function board({ game }: PageWords): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, maths.rows), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
        <svg class="heron" viewBox="0 0 100 300" aria-hidden="true" focusable="false"><use href="#standing-heron" /></svg>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" aria-label="${game}" dir="ltr">
    <div class="reels">${reels}</div>
    ${winLine()}
  </div>`
}
