import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import { editionOf } from '../play/edition.ts'
import { maths, orchardReturnPercent } from '../play/maths.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { facts } from '../../../page-kit/facts.ts'
import { gameDialogs } from './game-dialogs.ts'
import { gameMenu } from '../../../page-kit/game-menu.ts'
import { icon } from '../../../page-kit/icons.ts'
import { scene } from './scene.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { symbolDrawings, symbolImage } from './symbols.ts'
import type { PageWords } from '../words/index.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { orchardWords } from '../words/index.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const own = (name: string) => join(import.meta.dirname, name)
const styles = [kit('studio.css'), kit('game.css'), own('board.css'), kit('controls.css'), kit('free-rounds.css'), kit('dialogs.css')]

/** The script of the page. */
export const playScript = join(import.meta.dirname, 'game.ts')

/** Data for the page's script. */
export type GameData = { page: string; parentOrigin: string; language: string; words: PageWords }

/** Draws the game's page; everything but the play itself works without its script. */
export function gamePage(session: Session, page: string): StudioPage {
  const { words: common, own, language, direction } = spoken(session.language, orchardWords)
  const edition = editionOf(session.gameId)
  const words: PageWords = { ...common, ...own, game: edition?.name ?? own.game }
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
    scripts: [playScript],
    framedBy: session.parentOrigin,
  }
}

function top(words: PageWords, type: 'real' | 'demo'): Html {
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

function plate(words: PageWords): Html {
  return html`<div class="plate" id="plate">
    <p class="plate-main" id="plate-main">${words.opening}</p>
    <p class="plate-more" id="plate-more"></p>
  </div>`
}

function controls(words: PageWords): Html {
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
