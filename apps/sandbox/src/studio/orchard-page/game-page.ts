import { join } from 'node:path'
import { html, jsonForScript, type Html } from '../../base/html.ts'
import { editionOf } from '../orchard/edition.ts'
import { maths, orchardReturnPercent } from '../orchard/maths.ts'
import type { Session } from '../rounds/session.ts'
import { facts } from '../page/facts.ts'
import { gameDialogs } from '../page/game-dialogs.ts'
import { gameMenu } from '../page/game-menu.ts'
import { icon } from '../page/icons.ts'
import { scene } from '../page/scene.ts'
import type { StudioPage } from '../page/send-studio-page.ts'
import { symbolDrawings, symbolImage } from '../page/symbols.ts'
import type { Words } from '../page/words.ts'
import { machineWords } from './words/index.ts'

const styles = [
  '../page/studio.css',
  '../page/game.css',
  'board.css',
  '../page/controls.css',
  'free-rounds.css',
  '../page/dialogs.css',
].map((name) => join(import.meta.dirname, name))

/** Data for the page's script. */
export type GameData = { page: string; parentOrigin: string; language: string; words: Words }

/** Draws the game's page; everything but the play itself works without its script. */
export function gamePage(session: Session, page: string): StudioPage {
  const { words: common, language, direction } = machineWords(session.language)
  const edition = editionOf(session.gameId)
  const words = { ...common, game: edition?.name ?? common.game }
  const data: GameData = { page, parentOrigin: session.parentOrigin, language, words }
  const body = html`${scene(edition?.picture)} ${symbolDrawings()}
    <main class="game" data-type="${session.type}">
      ${top(words, session.type)} ${board()} ${plate(words)} ${controls(words)} ${facts(words, orchardReturnPercent)}
    </main>
    ${gameDialogs(words)}
    <div id="log" class="seen-by-readers" role="log" aria-live="polite" aria-label="${words.log}"></div>
    <noscript><p class="noscript">${words.scriptText}</p></noscript>
    <script type="application/json" id="game-data">
      ${jsonForScript(data)}
    </script>`
  return {
    title: words.game,
    language,
    direction,
    styles,
    body,
    scripts: ['/studio/scripts/orchard-page/game.ts'],
    framedBy: session.parentOrigin,
  }
}

/** Draws the page for a token that was used before or has expired. */
export function usedPage(spoken: string, framedBy: string): StudioPage {
  const { words, language, direction } = machineWords(spoken)
  const body = html`${scene()}
    <main class="over">
      <h1>${words.overTitle}</h1>
      <p>${words.overText}</p>
    </main>`
  return { title: words.overTitle, language, direction, styles, body, scripts: [], framedBy }
}

function top(words: Words, type: 'real' | 'demo'): Html {
  return html`<header class="top">
    <div>
      <h1 class="name">${words.game}</h1>
      ${type === 'demo' && html`<p class="demo">${words.demo}</p>`}
    </div>
    ${gameMenu(words)}
  </header>`
}

/** Before the first round the board shows the first stop of each strip. */
function board(): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, 3), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" dir="ltr">
    <div class="reels">
      <svg class="lines" id="lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
      ${reels}
    </div>
  </div>`
}

function plate(words: Words): Html {
  return html`<div class="plate" id="plate">
    <p class="plate-main" id="plate-main">${words.opening}</p>
    <p class="plate-more" id="plate-more"></p>
  </div>`
}

function controls(words: Words): Html {
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
      <div class="stepper">
        <button type="button" class="step" id="lower" aria-label="${words.lower}" disabled>${icon('minus')}</button>
        <output id="stake" aria-live="polite">–</output>
        <button type="button" class="step" id="higher" aria-label="${words.higher}" disabled>${icon('plus')}</button>
      </div>
    </div>
  </section>`
}
