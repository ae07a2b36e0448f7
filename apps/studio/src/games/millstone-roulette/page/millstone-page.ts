import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { chipWords } from '../../../page-kit/chips/words.ts'
import { drawTray } from '../../../page-kit/chips/tray.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { drawFelt } from '../../../page-kit/roulette/draw-felt.ts'
import { drawWheel } from '../../../page-kit/roulette/draw-wheel.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { returnPercent } from '../play/maths.ts'
import { millstoneWords, type PageWords } from '../words/index.ts'
import { millstoneDialogs } from './millstone-dialogs.ts'
import { millstoneLook } from './millstone-look.ts'
import { scene } from './scene.ts'

const source = (name: string) => join(import.meta.dirname, '../../..', name)
const own = (name: string) => join(import.meta.dirname, name)
const kit = ['studio.css', 'game.css', 'controls.css', 'free-rounds.css', 'dialogs.css', 'chips/chips.css'].map((name) =>
  source(`page-kit/${name}`),
)
const styles = [
  ...kit,
  source('page-kit/roulette/roulette.css'),
  source('page-kit/roulette/felt.css'),
  source('page-kit/roulette/borders.css'),
  own('millstone.css'),
]

/** The script of the page. */
export const playScript = own('millstone.ts')

/** Data for the page's script. */
export type MillstoneData = { words: PageWords; language: string }

/** Draws the game's page. */
export function millstonePage(session: Session, page: string): StudioPage {
  const { words: common, own: texts, language, direction } = spoken(session.language, millstoneWords)
  const words: PageWords = { ...common, ...chipWords[language], ...rouletteWords[language], ...texts }
  const body = soloFrame({
    session,
    page,
    voice: { root: 165, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
    language,
    words,
    returnPercent,
    scene: scene(),
    board: board(words),
    choices: drawTray(words),
    hasChips: true,
    dialogs: millstoneDialogs(words),
  })
  return { title: words.game, language, direction, styles, body, scripts: [playScript], framedBy: session.parentOrigin }
}

function board(words: PageWords): Html {
  return html`<section class="board" id="board">
    <div class="stage">
      ${drawWheel(words.wheel, millstoneLook)}
      <ol class="last" id="last" aria-label="${words.last}" dir="ltr"></ol>
    </div>
    ${drawFelt(words)}
  </section>`
}
