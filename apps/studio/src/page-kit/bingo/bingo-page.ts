import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { BingoMaths } from '../../engine/bingo/room.ts'
import type { Rational } from '../../engine/fairness/rational.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { chatPanel } from '../chat/chat-panel.ts'
import { chatWords, type ChatWords } from '../chat/words/index.ts'
import { facts } from '../facts.ts'
import { gameMenu } from '../game-menu.ts'
import { icon } from '../icons.ts'
import type { StudioPage } from '../send-studio-page.ts'
import type { Voice } from '../show/sound.ts'
import { spoken, type Language, type Words, type WordsByLanguage } from '../words/index.ts'
import { bingoDialogs } from './bingo-dialogs.ts'
import { bingoWords, type BingoWords, type RoomWords } from './words/index.ts'

/** A room as its page draws it: its words, scene, ball and styles, and what is printed of its return. */
export type RoomLook = {
  path: string
  maths: BingoMaths
  mathsHash: string
  /** Between two calls. */
  callMs: number
  /** The return in percent, and the chance of the jackpot. */
  returnPercent: string
  jackpotChance: Rational
  words: WordsByLanguage<RoomWords>
  scene: Html
  ball: Html
  /** The letters above the columns of a card; none above those of a strip. */
  letters: string
  styles: readonly string[]
  voice: Voice
}

/** What a room says: what all rooms do, and its own. */
export type RoomTexts = BingoWords & RoomWords

/** Data for the script of a room's page. */
export type BingoData = {
  page: string
  parentOrigin: string
  language: Language
  words: Words
  own: RoomTexts
  chat: ChatWords
  room: Pick<BingoMaths, 'balls' | 'tickets' | 'goals' | 'most'> & { path: string; letters: string; voice: Voice }
}

const kit = [
  '../studio.css',
  '../game.css',
  '../controls.css',
  '../dialogs.css',
  'bingo.css',
  'stage.css',
  'programme.css',
  'board.css',
  'tickets.css',
  'dock.css',
  '../chat/chat.css',
].map((name) => join(import.meta.dirname, name))

/** The script of the page. */
export const bingoScript = join(import.meta.dirname, 'play-bingo.ts')

/** Draws the page of a room: the caller, the board, the visitor's tickets, and what can be bought. */
export function bingoPage(look: RoomLook, session: Session, page: string): StudioPage {
  const { words, own: named, language, direction } = spoken(session.language, look.words)
  const own: RoomTexts = { ...bingoWords[language], ...named }
  const { balls, tickets, goals, most } = look.maths
  const room = { balls, tickets, goals, most, path: look.path, letters: look.letters, voice: look.voice }
  const data: BingoData = {
    page,
    parentOrigin: session.parentOrigin,
    language,
    words: worded(words, own),
    own,
    chat: chatWords[language],
    room,
  }
  const body = html`${look.scene}
    <main class="game room ${look.path}" data-type="${session.type}" data-kind="${tickets}">
      ${top(words, own, session.type)} ${stage(words, own, look.ball)} ${middle(own, chatWords[language])} ${programme(own)}
      ${board(own, balls)} ${facts(words, look.returnPercent)} ${dock(words, own)}
    </main>
    ${bingoDialogs(words, own, language, look)}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <p id="call-said" class="seen-by-readers" aria-live="polite"></p>
    <noscript><p class="noscript">${own.script}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
  const styles = [...kit, ...look.styles]
  return { title: own.game, language, direction, styles, body, scripts: [bingoScript], framedBy: session.parentOrigin }
}

/** Chips are no tickets: two refusals are told in the words of a bingo room. */
const worded = (words: Words, own: BingoWords): Words => ({
  ...words,
  codes: { ...words.codes, BETS_CLOSED: own.closedCode, STAKE_UNKNOWN: own.fullCode },
})

function top(words: Words, own: RoomTexts, type: 'real' | 'demo'): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${own.game}</h1>
      <p class="demo" id="about">${type === 'demo' ? words.demo : ''}</p>
    </div>
    ${gameMenu(words)}
  </header>`
}

function stage(words: Words, own: RoomTexts, ball: Html): Html {
  return html`<section class="stage">
    <div class="caller">
      <div class="ball empty" id="ball" aria-hidden="true">
        ${ball}<span class="ball-letter" id="ball-letter"></span><span class="ball-number" id="ball-number"></span>
      </div>
      <ol class="last-calls" id="last-calls" aria-hidden="true" dir="ltr"></ol>
    </div>
    <div class="said-now">
      <p class="said-main" id="plate-main" role="status">${words.opening}</p>
      <p class="said-more" id="plate-more"></p>
      <p class="near" id="near" role="status"></p>
    </div>
    <ol class="goals" id="prizes" aria-label="${own.sharesTitle}"></ol>
  </section>`
}

function board(own: RoomTexts, balls: number): Html {
  return html`<section class="board">
    <h2 class="part">${own.board}<span id="call-count"></span></h2>
    <div class="board-cells" id="board" role="img" aria-label="${own.board}" dir="ltr">
      ${Array.from({ length: balls }, (_, at) => html`<span data-number="${at + 1}">${at + 1}</span>`)}
    </div>
  </section>`
}

/** The tickets, and what their players say to each other. */
const middle = (own: RoomTexts, chat: ChatWords) => html`<div class="middle">${hand(own)} ${chatPanel(chat)}</div>`

function hand(own: RoomTexts): Html {
  return html`<section class="hand">
    <h2 class="part">${own.tickets}<span id="in-game"></span></h2>
    <label class="switch"><input type="checkbox" id="by-hand" role="switch" />${own.byHand}</label>
    <p class="no-tickets" id="no-tickets"></p>
    <ol class="tickets" id="tickets" aria-label="${own.tickets}"></ol>
  </section>`
}

function programme(own: RoomTexts): Html {
  return html`<fieldset class="programme">
    <legend class="part">${own.next}</legend>
    <div class="next" id="next"></div>
  </fieldset>`
}

function dock(words: Words, own: RoomTexts): Html {
  return html`<section class="dock">
    <dl class="purse">
      <dt>${words.balance}</dt>
      <dd id="balance">–</dd>
      <dd id="bonus" class="bonus"></dd>
    </dl>
    <div class="stake">
      <span class="stake-label" id="count-label">${own.count}</span>
      <div class="stepper" role="group" aria-labelledby="count-label">
        <button type="button" class="step" id="fewer" aria-label="${own.fewer}">${icon('minus')}</button>
        <output id="count" dir="ltr">–</output>
        <button type="button" class="step" id="more" aria-label="${own.more}">${icon('plus')}</button>
      </div>
    </div>
    <div class="quick" id="quick" role="group" aria-labelledby="count-label"></div>
    <div class="buying">
      <p class="buy-for"><span id="buy-for"></span> <span id="buy-left"></span></p>
      <button type="button" class="main buy" id="buy" aria-disabled="true">${own.count}</button>
    </div>
  </section>`
}
