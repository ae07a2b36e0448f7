import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { cardDrawings } from '../../../page-kit/cards/card-image.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { icon } from '../../../page-kit/icons.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { boxActs } from '../play/play-blackthorn.ts'
import { blackthornWords, type PageWords } from '../words/index.ts'
import { blackthornDialogs } from './blackthorn-dialogs.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const kit = [
  'studio.css',
  'game.css',
  'prizes.css',
  'controls.css',
  'free-rounds.css',
  'dialogs.css',
  'cards/cards.css',
  'cards/phone-row.css',
]
const styles = [...kitStyles(...kit), own('blackthorn.css'), own('boxes.css'), own('strategy.css')]

/** The script of the page. */
export const playScript = own('play-boxes.ts')

/** Data for the page's script. */
export type BlackthornData = { words: PageWords; language: string }

/** The keys of the acts. */
const keys = { hit: 'H', stand: 'S', double: 'D' }

/** Draws the game's page. */
export const blackthornPage = soloPage({
  words: blackthornWords,
  kindWords: cardWords,
  voice: { root: 196, scale: [0, 2, 3, 7, 8], wave: 'sine' },
  returnPercent,
  scene: () => html`${scene()} ${trusted(cardDrawings())}`,
  board,
  choices,
  dialogs: blackthornDialogs,
  styles,
  script: playScript,
})

/** The felt with the dealer and the boxes, of which the script shows those that are open. */
function board(words: PageWords): Html {
  const boxes = Array.from(
    { length: maths.boxes },
    () =>
      html`<li class="box" hidden>
        <span class="cards" aria-hidden="true"></span>
        <span class="tag" aria-hidden="true"><b class="total"></b><span class="laid"></span></span>
        <span class="result" aria-hidden="true" dir="auto"></span>
        <span class="seen-by-readers" dir="auto"></span>
      </li>`,
  )
  return html`<div class="board" id="board" role="group" aria-label="${words.game}" dir="ltr">
    <div class="dealer" id="dealer">
      <span class="cards" aria-hidden="true"></span>
      <span class="tag" aria-hidden="true"><b class="total"></b></span>
      <span class="seen-by-readers" dir="auto"></span>
    </div>
    <p class="felt-says" dir="auto">${words.felt}</p>
    <ol class="boxes" id="boxes">
      ${boxes}
    </ol>
    ${winLine()}
  </div>`
}

function choices(words: PageWords): Html {
  const acts = boxActs.map(
    (act) =>
      html`<button
        type="button"
        class="${act === 'double' ? 'quiet' : 'main'}"
        data-act="${act}"
        aria-disabled="true"
        aria-keyshortcuts="${keys[act]}"
      >
        ${words[act]} ${act === 'double' && html`<span class="raise" id="raise"></span>`} <kbd aria-hidden="true">${keys[act]}</kbd>
      </button>`,
  )
  return html`<div class="choices">
    <div class="opens" id="opens" role="group" aria-labelledby="boxes-label">
      <span id="boxes-label">${words.boxes}</span>
      <div class="stepper">
        <button type="button" class="step" id="fewer" aria-label="${words.fewer}" disabled>${icon('minus')}</button>
        <output id="box-count" aria-live="polite">1</output>
        <button type="button" class="step" id="more" aria-label="${words.more}" disabled>${icon('plus')}</button>
      </div>
      <span class="in-all" id="in-all" dir="auto"></span>
    </div>
    <div class="acts-of-box" id="acts" hidden>${acts}</div>
  </div>`
}
