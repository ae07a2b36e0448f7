import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { returnPercent } from '../play/maths.ts'
import { readWaves } from '../play/read-waves.ts'
import { glassWords, type PageWords } from '../words/index.ts'
import { gameDialogs } from './game-dialogs.ts'
import { fills, symbols } from './pieces.ts'
import { glassThemes } from '../themes/index.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  ...kitStyles('studio.css', 'game.css', 'prizes.css', 'controls.css'),
  own('board.css'),
  ...kitStyles('free-rounds.css', 'dialogs.css'),
]

/** The script of the page. */
export const playScript = own('game.ts')

/** Data for the page's script. */
export type GameData = { words: PageWords; language: string }

/** Draws the game's page. */
export const gamePage = soloPage({
  words: glassWords,
  voice: { root: 330, scale: [0, 2, 4, 7, 11], wave: 'sine' },
  returnPercent,
  themes: glassThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board,
  dialogs: gameDialogs,
  styles,
  script: playScript,
})

/** Before the first round the board shows the first stop of each strip. */
function board({ game }: PageWords): Html {
  const columns = readWaves([0, 0, 0, 0, 0])[0]?.board ?? []
  return html`<div class="board" id="board" role="img" aria-label="${game}">
    <p class="times" id="times" dir="ltr" data-off></p>
    <div class="pool" dir="ltr">
      ${columns.map(
        (pieces) => html`<div class="column">${pieces.map((piece) => html`<div class="piece">${symbolImage(piece)}</div>`)}</div>`,
      )}
    </div>
    ${winLine()}
  </div>`
}
