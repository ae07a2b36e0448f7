import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { facts } from '../facts.ts'
import { gameMenu } from '../game-menu.ts'
import { icon } from '../icons.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { noticeDialog, sheet } from '../sheets.ts'
import { spoken, type Language, type Words, type WordsByLanguage } from '../words/index.ts'
import { virtualWords, type VirtualWords } from './words/index.ts'

const kit = ['studio.css', 'game.css', 'controls.css', 'dialogs.css'].map((name) => join(import.meta.dirname, '..', name))
const shared = ['virtual.css', 'kept.css', 'stage.css', 'card.css', 'dock.css'].map((name) => join(import.meta.dirname, name))

/** Data for the script of the page. */
export type VirtualData = {
  page: string
  parentOrigin: string
  language: Language
  words: Words
  /** The texts of all virtual sports with those of this one, of which each game knows its own. */
  own: VirtualWords & Record<string, string>
}

type Own = VirtualWords & { game: string }

/** What a virtual sport brings to its page. */
export type VirtualPageOf<Texts extends { game: string }> = {
  words: WordsByLanguage<Texts>
  returnText: string
  styles: string[]
  script: string
  /** What is drawn on the stage, what can be bet on, what stands beside, and how a round goes. */
  stage: (own: Texts & Own) => Html
  card: (own: Texts & Own) => Html
  aside?: (own: Texts & Own) => Html
  rules: (own: Texts & Own) => Html
  mathsHash: string
}

/** Draws the page of a virtual sport: the stage, the rounds ahead, what can be bet on, and the player's slip and bets. */
export function virtualPage<Texts extends { game: string }>(session: Session, page: string, given: VirtualPageOf<Texts>): StudioPage {
  const { words, own: texts, language, direction } = spoken(session.language, given.words)
  const own = { ...virtualWords[language], ...texts }
  const data = { page, parentOrigin: session.parentOrigin, language, words, own }
  const body = html`<main class="game virtual" data-type="${session.type}">
      ${top(words, own, session.type)}
      <section class="stage">${given.stage(own)} ${overStage(words)}</section>
      <nav class="ahead" aria-label="${own.ahead}"><ol id="ahead"></ol></nav>
      <section class="card" id="card">${given.card(own)}</section>
      <div class="side">
        <div class="aside">
          ${given.aside?.(own)} ${list('mine', own.mine, own.noMine)} ${list('last', own.last, own.noLast)}
          ${facts(words, given.returnText)}
        </div>
        ${dock(words, own)}
      </div>
    </main>
    ${sheet('rules', words.rules, words, given.rules(own))}
    ${sheet('fairness', words.fairness, words, fairness(words, own, given.mathsHash))} ${noticeDialog()}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <noscript><p class="noscript">${own.script}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
  const styles = [...kit, ...shared, ...given.styles]
  return { title: own.game, language, direction, styles, body, scripts: [given.script], framedBy: session.parentOrigin }
}

function top(words: Words, own: Own, type: 'real' | 'demo'): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${own.game}</h1>
      <p class="demo">${type === 'demo' ? words.demo : ''}</p>
    </div>
    ${gameMenu(words)}
  </header>`
}

/** The name of the round that is shown, what happens in it, and the ring that empties until bets close. */
function overStage(words: Words): Html {
  return html`<div class="told">
    <div class="count" id="count" aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="21" />
        <circle cx="24" cy="24" r="21" pathLength="1" id="count-ring" />
      </svg>
      <span id="count-number"></span>
    </div>
    <div class="said-now">
      <h2 class="said-main" id="plate-main">${words.opening}</h2>
      <p class="said-more" id="plate-more"></p>
    </div>
  </div>`
}

const list = (id: string, title: string, none: string): Html =>
  html`<section class="kept">
    <h2>${title}</h2>
    <ol id="${id}">
      <li class="none">${none}</li>
    </ol>
  </section>`

function dock(words: Words, own: Own): Html {
  return html`<section class="dock" id="dock" aria-label="${own.slip}">
    <div class="slip" id="slip" hidden>
      <h2 id="slip-title">${own.slip}</h2>
      <fieldset class="ways" id="ways" hidden></fieldset>
      <ol id="slip-bets"></ol>
      <p class="most" id="most"></p>
    </div>
    <p class="hint" id="hint" role="status">${own.slipEmpty}</p>
    <dl class="purse">
      <dt>${words.balance}</dt>
      <dd id="balance">–</dd>
      <dd id="bonus" class="bonus"></dd>
    </dl>
    <div class="each" role="group" aria-label="${own.stakeEach}">
      <button type="button" class="icon-button" id="lower" aria-label="${words.lower}">${icon('minus')}</button>
      <output id="stake" aria-live="polite">–</output>
      <button type="button" class="icon-button" id="higher" aria-label="${words.higher}">${icon('plus')}</button>
    </div>
    <button type="button" class="main place" id="place" aria-disabled="true">${own.placeNone}</button>
  </section>`
}

function fairness(words: Words, own: Own, mathsHash: string): Html {
  return html`<h3>${words.fairTitle}</h3>
    <p>${own.fairLead}</p>
    <dl class="seeds">
      <dt>${own.number}</dt>
      <dd><code id="number" dir="ltr"></code></dd>
      <dt>${words.commit}</dt>
      <dd><code id="commit" dir="ltr"></code></dd>
    </dl>
    <h3>${own.seedsTitle}</h3>
    <ol class="rounds" id="seeds"></ol>
    <h3>${words.roundsTitle}</h3>
    <ol class="rounds" id="rounds"></ol>
    <dl class="seeds">
      <dt>${words.mathsHash}</dt>
      <dd><code dir="ltr">${mathsHash}</code></dd>
    </dl>`
}
