import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { cardDrawings, cardImage } from '../../../page-kit/cards/card-image.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { kitStyles, soloPage } from '../../../page-kit/solo/solo-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { jacksWords, type PageWords } from '../words/index.ts'
import { jacksDialogs, payRows } from './jacks-dialogs.ts'
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
const styles = [...kitStyles(...kit), own('jacks.css')]

/** The script of the page. */
export const playScript = own('jacks.ts')

/** Data for the page's script. */
export type JacksData = { words: PageWords; language: string }

/** Draws the game's page. */
export const jacksPage = soloPage({
  words: jacksWords,
  kindWords: cardWords,
  voice: { root: 175, scale: [0, 3, 5, 6, 7, 10], wave: 'triangle' },
  returnPercent,
  scene: () => html`${scene()} ${trusted(cardDrawings())}`,
  board,
  choices,
  dialogs: jacksDialogs,
  styles,
  script: playScript,
})

/** Before the first round the cards lie face down. */
function board(words: PageWords): Html {
  const slots = Array.from(
    { length: maths.dealt },
    (_, place) =>
      html`<button type="button" class="slot" aria-pressed="false" aria-disabled="true" aria-keyshortcuts="${place + 1}">
        <span class="card">${trusted(cardImage(null))}</span><span class="seen-by-readers">${words.cardHidden}</span>
        <span class="held" aria-hidden="true">${words.held}</span>
      </button>`,
  )
  return html`<div class="board" id="board">
    <table class="pay-table">
      <caption class="seen-by-readers">
        ${words.pays}
      </caption>
      <tbody>
        ${payRows(words)}
      </tbody>
    </table>
    <div class="hand" role="group" aria-label="${words.hand}" dir="ltr">${slots}</div>
    ${winLine()}
  </div>`
}

function choices(words: PageWords): Html {
  return html`<div class="choices">
    <button type="button" class="advise" id="advise" aria-pressed="false">${words.advise}</button>
    <button type="button" class="main" id="draw" aria-disabled="true" aria-keyshortcuts="Space">${words.draw}</button>
  </div>`
}
