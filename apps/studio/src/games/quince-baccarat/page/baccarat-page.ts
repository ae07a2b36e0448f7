import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { puntoWords } from '../../../page-kit/baccarat/words/index.ts'
import { cardDrawings, cardImage } from '../../../page-kit/cards/card-image.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { chipWords } from '../../../page-kit/chips/words.ts'
import { drawTray } from '../../../page-kit/chips/tray.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { paysOf, returnPercents, spots, type Spot } from '../../../engine/baccarat/rules.ts'
import { baccaratWords, type PageWords } from '../words/index.ts'
import { baccaratDialogs } from './baccarat-dialogs.ts'
import { scene } from './scene.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const own = (name: string) => join(import.meta.dirname, name)
const shared = ['studio.css', 'game.css', 'controls.css', 'free-rounds.css', 'dialogs.css', 'cards/cards.css', 'chips/chips.css'].map(kit)
const styles = [...shared, own('baccarat.css')]

/** The script of the page. */
export const playScript = own('baccarat.ts')

/** Data for the page's script. */
export type BaccaratData = { words: PageWords; language: string }

/** Draws the game's page. */
export function baccaratPage(session: Session, page: string): StudioPage {
  const { words: common, own: texts, language, direction } = spoken(session.language, baccaratWords)
  const words: PageWords = { ...common, ...chipWords[language], ...cardWords[language], ...puntoWords[language], ...texts }
  const body = soloFrame({
    session,
    page,
    voice: { root: 208, scale: [0, 4, 5, 7, 11], wave: 'sine' },
    language,
    words,
    returnPercent: `${returnPercents.tie}–${returnPercents.banker}`,
    scene: html`${scene()} ${trusted(cardDrawings())}`,
    board: board(words),
    choices: drawTray(words),
    hasChips: true,
    dialogs: baccaratDialogs(words),
  })
  return { title: words.game, language, direction, styles, body, scripts: [playScript], framedBy: session.parentOrigin }
}

/** Before the first round two cards lie face down on each side. */
function board(words: PageWords): Html {
  const back = html`<span class="card">${trusted(cardImage(null))}</span>`
  const hand = (side: 'player' | 'banker') =>
    html`<div class="side">
      <p class="side-name"><span>${words.names[side]}</span> <output class="count" id="count-${side}"></output></p>
      <div class="hand" id="hand-${side}" role="img" aria-label="${words.cardHidden}">${back}${back}</div>
    </div>`
  return html`<section class="board" id="board">
    <div class="hands" dir="ltr">${hand('player')} ${hand('banker')}</div>
    <div class="felt" id="felt" role="group" aria-label="${words.felt}" dir="ltr">${spots.map((spot) => spotButton(spot, words))}</div>
  </section>`
}

function spotButton(spot: Spot, words: PageWords): Html {
  return html`<button type="button" class="spot ${spot}" data-spot="${spot}" data-pays="${paysOf(spot)}" disabled>
    <span class="spot-name">${words.names[spot]}</span><span class="laid" aria-hidden="true"></span>
  </button>`
}
