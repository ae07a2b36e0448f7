import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { facts } from '../facts.ts'
import { gameMenu } from '../game-menu.ts'
import { icon } from '../icons.ts'
import type { Voice } from '../show/sound.ts'
import type { Language, Words } from '../words/index.ts'
import type { SharedData, TableTexts } from './show.ts'

/** What a shared table with chips puts into its frame. */
type Framed = {
  session: Session
  page: string
  language: Language
  words: Words
  own: TableTexts
  returnPercent: string
  betsMs: number
  checkPath: string
  voice: Voice
  /** What lies behind everything, what is played on, what stands beneath the last results, the felt, and the sheets. */
  scene?: Html
  stage: Html
  road?: Html
  felt: Html
  dialogs: Html
}

/** Draws the frame of a shared table: what is played, the ring of the betting time, the felt, the player's chips. */
export function sharedFrame(framed: Framed): Html {
  const { session, words, own, page, language, betsMs, checkPath, voice, returnPercent, scene, stage, road, felt, dialogs } = framed
  const data: SharedData = { page, parentOrigin: session.parentOrigin, language, words, own, betsMs, checkPath, voice }
  return html`${scene}
    <main class="game table" data-type="${session.type}">
      ${top(words, own, session.type)}
      <section class="stage" id="stage">${stage} ${told(words, own)} ${road}</section>
      ${felt} ${facts(words, returnPercent)} ${dock(words, own)}
    </main>
    ${dialogs}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <noscript><p class="noscript">${own.script}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
}

function top(words: Words, own: TableTexts, type: 'real' | 'demo'): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${own.game}</h1>
      <p class="demo" id="players">${type === 'demo' ? words.demo : ''}</p>
    </div>
    ${gameMenu(words)}
  </header>`
}

function told(words: Words, own: TableTexts): Html {
  return html`<div class="told">
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
  </div>`
}

function dock(words: Words, own: TableTexts): Html {
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
