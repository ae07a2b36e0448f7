import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import { facts } from '../../../page-kit/facts.ts'
import { chipWords } from '../../../page-kit/chips/words.ts'
import { gameMenu } from '../../../page-kit/game-menu.ts'
import { icon } from '../../../page-kit/icons.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { spoken, type Language, type Words } from '../../../page-kit/words/index.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { wheelReturnPercent } from '../play/maths.ts'
import { betsMs } from '../play/wheel-table.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { drawFelt } from '../../../page-kit/roulette/draw-felt.ts'
import { drawWheel } from '../../../page-kit/roulette/draw-wheel.ts'
import { harvestLook } from './harvest-look.ts'
import { wheelDialogs } from './wheel-dialogs.ts'
import { wheelWords, type TableWords } from '../words/index.ts'

const source = (name: string) => join(import.meta.dirname, '../../..', name)
const kit = ['studio.css', 'game.css', 'controls.css', 'dialogs.css', 'chips/chips.css'].map((name) => source(`page-kit/${name}`))
const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  ...kit,
  ...['roulette.css', 'felt.css'].map((name) => source(`page-kit/roulette/${name}`)),
  own('wheel.css'),
  own('dock.css'),
]

/** The script of the page. */
export const tableScript = own('play-at-table.ts')

/** Data for the script of the table's page. */
export type WheelData = { page: string; parentOrigin: string; language: Language; words: Words; own: TableWords; betsMs: number }

/** Draws the page of the table: the wheel, the felt with its spots, the player's chips. */
export function wheelPage(session: Session, page: string): StudioPage {
  const { words, own: texts, language, direction } = spoken(session.language, wheelWords)
  const own = { ...chipWords[language], ...rouletteWords[language], ...texts }
  const data: WheelData = { page, parentOrigin: session.parentOrigin, language, words, own, betsMs }
  const body = html`<main class="game table" data-type="${session.type}">
      ${top(words, own, session.type)} ${stage(words, own)} ${drawFelt(own)} ${facts(words, wheelReturnPercent)} ${dock(words, own)}
    </main>
    ${wheelDialogs(words, own)}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <noscript><p class="noscript">${own.script}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
  const scripts = [tableScript]
  return { title: own.game, language, direction, styles, body, scripts, framedBy: session.parentOrigin }
}

function top(words: Words, own: TableWords, type: 'real' | 'demo'): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${own.game}</h1>
      <p class="demo" id="players">${type === 'demo' ? words.demo : ''}</p>
    </div>
    ${gameMenu(words)}
  </header>`
}

function stage(words: Words, own: TableWords): Html {
  return html`<section class="stage">
    ${drawWheel(own.wheel, harvestLook)}
    <div class="told">
      <div class="count" id="count" aria-hidden="true">
        <svg viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="21" />
          <circle cx="24" cy="24" r="21" pathLength="1" id="count-ring" />
        </svg>
        <span id="count-number"></span>
      </div>
      <div class="said-now">
        <p class="said-main" id="plate-main" role="status">${words.opening}</p>
        <p class="said-more" id="plate-more" aria-live="polite"></p>
      </div>
      <ol class="last" id="last" aria-label="${own.last}" dir="ltr"></ol>
    </div>
  </section>`
}

function dock(words: Words, own: TableWords): Html {
  return html`<section class="dock">
    <i class="bar" id="bar" aria-hidden="true"></i>
    <dl class="purse">
      <dt>${words.balance}</dt>
      <dd id="balance">–</dd>
      <dd id="bonus" class="bonus"></dd>
    </dl>
    <fieldset class="chips" id="chips">
      <legend class="seen-by-readers">${own.chips}</legend>
    </fieldset>
    <div class="bets">
      <button type="button" class="icon-button" id="undo" aria-label="${own.undo}" disabled>${icon('undo')}</button>
      <button type="button" class="icon-button" id="repeat" aria-label="${own.repeat}" disabled>${icon('repeat')}</button>
      <button type="button" class="main place" id="place" aria-disabled="true">${own.placeNone}</button>
    </div>
  </section>`
}
