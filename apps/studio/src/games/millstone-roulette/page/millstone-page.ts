import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import { chipWords } from '../../../page-kit/chips/words.ts'
import { drawTray } from '../../../page-kit/chips/tray.ts'
import { joinWords } from '../../../page-kit/words/index.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { drawFelt } from '../../../page-kit/roulette/draw-felt.ts'
import { drawWheel } from '../../../page-kit/roulette/draw-wheel.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { returnPercent } from '../play/maths.ts'
import { millstoneWords, type PageWords } from '../words/index.ts'
import { millstoneDialogs } from './millstone-dialogs.ts'
import { millstoneLook } from './millstone-look.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const kit = ['studio.css', 'game.css', 'controls.css', 'free-rounds.css', 'dialogs.css', 'chips/chips.css']
const felt = ['roulette/roulette.css', 'roulette/felt.css', 'roulette/borders.css']
const styles = [...kitStyles(...kit, ...felt), own('millstone.css')]

/** The script of the page. */
export const playScript = own('millstone.ts')

/** Data for the page's script. */
export type MillstoneData = { words: PageWords; language: string }

/** Draws the game's page. */
export const millstonePage = soloPage({
  words: millstoneWords,
  kindWords: joinWords(chipWords, rouletteWords),
  voice: { root: 165, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
  returnPercent,
  scene,
  board,
  choices: drawTray,
  hasChips: true,
  dialogs: millstoneDialogs,
  styles,
  script: playScript,
})

function board(words: PageWords): Html {
  return html`<section class="board" id="board">
    <div class="stage">
      ${drawWheel(words.wheel, millstoneLook)}
      <ol class="last" id="last" aria-label="${words.last}" dir="ltr"></ol>
    </div>
    ${drawFelt(words)}
  </section>`
}
