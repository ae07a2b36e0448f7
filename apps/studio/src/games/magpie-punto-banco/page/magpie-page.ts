import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { paysOf, returnPercents, spots, type Spot } from '../../../engine/baccarat/rules.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { puntoRules } from '../../../page-kit/baccarat/rules-sheet.ts'
import { puntoWords } from '../../../page-kit/baccarat/words/index.ts'
import { cardDrawings, cardImage } from '../../../page-kit/cards/card-image.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { chipWords } from '../../../page-kit/chips/words.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { sharedSeedSheet } from '../../../page-kit/shared/fairness-sheet.ts'
import { sharedFrame } from '../../../page-kit/shared/frame.ts'
import { tableStyles } from '../../../page-kit/shared/table-styles.ts'
import { sharedWords } from '../../../page-kit/shared/words/index.ts'
import { noticeDialog, sheet } from '../../../page-kit/sheets.ts'
import { spoken, type Words } from '../../../page-kit/words/index.ts'
import { betsMs } from '../play/magpie-table.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { magpieWords, type PageWords } from '../words/index.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const kit = ['cards/cards.css', 'prizes.css'].map((name) => own(`../../../page-kit/${name}`))

/** The script of the page. */
export const tableScript = own('magpie.ts')

/** Draws the page of the table: both hands, the roads of the last results, three spots, the player's chips. */
export function magpiePage(session: Session, page: string): StudioPage {
  const { words, own: texts, language, direction } = spoken(session.language, magpieWords)
  const told = { ...chipWords[language], ...cardWords[language], ...puntoWords[language], ...sharedWords[language], ...texts }
  const body = sharedFrame({
    session,
    page,
    language,
    words,
    own: told,
    returnPercent: `${returnPercents.tie}–${returnPercents.banker}`,
    betsMs,
    checkPath: '/studio/games/magpie-punto-banco/fairness',
    voice: { root: 147, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
    scene: html`${scene()} ${trusted(cardDrawings())}`,
    stage: hands(told),
    road: roads(told),
    felt: felt(told),
    dialogs: html`${sheet('rules', words.rules, words, rules(words, told))}
    ${sheet('fairness', words.fairness, words, sharedSeedSheet(words, told, mathsHash))} ${noticeDialog()}`,
  })
  const styles = [...tableStyles, ...kit, own('magpie.css'), own('roads.css')]
  return { title: told.game, language, direction, styles, body, scripts: [tableScript], framedBy: session.parentOrigin }
}

/** Before the first card two of them lie face down on each side. */
function hands(words: PageWords): Html {
  const back = html`<span class="card">${trusted(cardImage(null))}</span>`
  const hand = (side: 'player' | 'banker') =>
    html`<div class="side ${side}" id="side-${side}">
      <p class="side-name"><span>${words.names[side]}</span> <output class="count-of" id="count-${side}"></output></p>
      <div class="hand" id="hand-${side}" role="img" aria-label="${words.cardHidden}">${back}${back}</div>
    </div>`
  return html`<div class="hands" id="hands" dir="ltr">${hand('player')} ${hand('banker')}</div>`
}

/** Both roads; the script draws the beads. */
function roads(words: PageWords): Html {
  const road = (id: string, name: string, columns: number) =>
    html`<figure class="road">
      <figcaption>${name}</figcaption>
      <svg id="${id}" viewBox="0 0 ${columns * 10} 60" role="img" aria-label="${words.noLast}"></svg>
    </figure>`
  return html`<div class="roads" dir="ltr">${road('bead-road', words.beadRoad, 12)} ${road('big-road', words.bigRoad, 24)}</div>`
}

function felt(words: PageWords): Html {
  return html`<section class="spots" id="felt" aria-label="${words.felt}" dir="ltr">
    ${spots.map((spot) => spotButton(spot, words))}
  </section>`
}

function spotButton(spot: Spot, words: PageWords): Html {
  return html`<button type="button" class="spot ${spot}" data-spot="${spot}" data-pays="${paysOf(spot)}" disabled>
    <span class="spot-name">${words.names[spot]}</span><span class="laid" aria-hidden="true"></span>
  </button>`
}

function rules(words: Words, own: PageWords): Html {
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.rulesText}</p>
    ${puntoRules(own)}
    <h3>${words.returnTitle}</h3>
    <p>${own.returnRule}</p>
    <p>${own.fairRule}</p>
    <p>${own.brokenRule}</p>`
}
