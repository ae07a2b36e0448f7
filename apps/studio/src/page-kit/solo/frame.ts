import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { facts } from '../facts.ts'
import { gameMenu } from '../game-menu.ts'
import { icon } from '../icons.ts'
import type { Voice } from '../show/sound.ts'
import type { SoloData } from './show.ts'
import type { Words } from '../words/index.ts'

/** What a game played alone puts into its frame. */
export type Framed = {
  session: Session
  page: string
  language: string
  /** The texts of the page; `game` is its title, `idle` what the plate says between rounds, `scriptText` that a script is needed. */
  words: Words & Record<'game' | 'idle' | 'scriptText', string>
  returnPercent: string
  /** What lies behind everything, the board, and the sheets over the game. */
  scene: Html
  board: Html
  dialogs: Html
  /** What players choose with the bet or do after it, between the board and the plate. */
  choices?: Html
  /** Whether the stake is the sum of chips, so that there is no stepper. */
  hasChips?: boolean
  /** How the game sounds, once its player switches sound on. */
  voice?: Voice
  /** What stands below the name. */
  note?: Html
}

/** Draws the frame of a game played alone; everything but the play itself works without its script. */
export function soloFrame({
  session,
  page,
  language,
  words,
  returnPercent,
  scene,
  board,
  dialogs,
  choices,
  hasChips,
  voice,
  note,
}: Framed): Html {
  const data: SoloData = { page, parentOrigin: session.parentOrigin, language, words, voice }
  return html`${scene}
    <main class="game" data-type="${session.type}">
      ${top(words, session.type, note)} ${board} ${choices} ${plate(words)} ${controls(words, hasChips === true)}
      ${facts(words, returnPercent)}
    </main>
    ${dialogs}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <noscript><p class="noscript">${words.scriptText}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
}

function top(words: Framed['words'], type: 'real' | 'demo', note: Html | undefined): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${words.game}</h1>
      ${type === 'demo' && html`<p class="demo">${words.demo}</p>`} ${note}
    </div>
    ${gameMenu(words)}
  </header>`
}

function plate(words: Words): Html {
  return html`<div class="plate" id="plate">
    <p class="plate-main" id="plate-main">${words.opening}</p>
    <p class="plate-more" id="plate-more"></p>
  </div>`
}

function controls(words: Words, hasChips: boolean): Html {
  return html`<section class="controls">
    <p class="free" id="free" role="status" hidden><strong id="free-left"></strong> <span id="free-more"></span></p>
    <dl class="purse">
      <dt>${words.balance}</dt>
      <dd id="balance">–</dd>
      <dd id="bonus" class="bonus"></dd>
    </dl>
    <button type="button" class="spin" id="spin" aria-label="${words.spin}" aria-keyshortcuts="Space Enter" disabled>
      <svg class="ring" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="47" pathLength="1" id="ring" />
      </svg>
      ${icon('spin')}
    </button>
    <div class="stake" role="group" aria-labelledby="stake-label">
      <span class="stake-label" id="stake-label">${words.stake}</span>
      ${hasChips ? html`<output id="stake" class="chips-laid" aria-live="polite">–</output>` : stepper(words)}
    </div>
  </section>`
}

function stepper(words: Words): Html {
  return html`<div class="stepper">
    <button type="button" class="step" id="lower" aria-label="${words.lower}" disabled>${icon('minus')}</button>
    <output id="stake" aria-live="polite">–</output>
    <button type="button" class="step" id="higher" aria-label="${words.higher}" disabled>${icon('plus')}</button>
  </div>`
}
