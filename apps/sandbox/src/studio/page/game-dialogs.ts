import { html, type Html } from '../../base/html.ts'
import { maths, orchardReturnPercent } from '../orchard/maths.ts'
import { mathsHash } from '../orchard/maths-hash.ts'
import { icon } from './icons.ts'
import { symbolImage, symbolOrder } from './symbols.ts'
import type { Words } from './words.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function gameDialogs(words: Words): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, fairness(words))}
  ${noticeDialog()}`
}

/** Draws the dialog in which `notices.ts` shows its messages. */
export function noticeDialog(): Html {
  return html`<dialog class="sheet notice" id="notice" aria-labelledby="notice-title" aria-describedby="notice-text">
    <h2 id="notice-title"></h2>
    <p id="notice-text"></p>
    <div class="acts" id="notice-acts"></div>
  </dialog>`
}

/** Draws a sheet with a title and a close button. */
export function sheet(id: string, title: string, words: Words, content: Html): Html {
  return html`<dialog class="sheet" id="${id}" aria-labelledby="${id}-title">
    <header class="sheet-top">
      <h2 id="${id}-title">${title}</h2>
      <form method="dialog"><button class="icon-button" aria-label="${words.close}">${icon('exit')}</button></form>
    </header>
    <div class="sheet-body" tabindex="0">${content}</div>
  </dialog>`
}

function rules(words: Words): Html {
  return html`<h3>${words.prizesTitle}</h3>
    <p class="soft" id="prizes-lead"></p>
    <ul class="prizes">
      ${symbolOrder.map(
        (symbol) =>
          html`<li>
            ${symbolImage(symbol)}
            <span class="prize-name">${words.symbols[symbol]}</span>
            <strong>${maths.threeOfAKind[symbol]} ×</strong>
            <span class="prize-money" data-pays="${maths.threeOfAKind[symbol]}"></span>
          </li>`,
      )}
    </ul>
    <p>${words.wildRule}</p>
    <p>${words.pairRule}</p>
    <h3>${words.linesTitle}</h3>
    <ol class="line-list" dir="ltr">
      ${maths.lines.map((rows) => html`<li>${lineDrawing(rows)}</li>`)}
    </ol>
    <p>${words.linesRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${orchardReturnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}

function lineDrawing(rows: readonly number[]): Html {
  return html`<svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    ${[0, 1, 2].map((reel) => [0, 1, 2].map((row) => html`<rect x="${reel * 10 + 1.5}" y="${row * 10 + 1.5}" width="7" height="7" rx="1.6" class="${rows[reel] === row ? 'on' : 'off'}" />`))}
    <polyline points="${rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}" />
  </svg>`
}

function fairness(words: Words): Html {
  return html`<h3>${words.fairTitle}</h3>
    <p>${words.fairLead}</p>
    <dl class="seeds">
      <dt>${words.commit}</dt>
      <dd><code id="commit" dir="ltr"></code></dd>
      <dt>${words.nonce}</dt>
      <dd><code id="nonce" dir="ltr"></code></dd>
    </dl>
    <form id="seed-form" class="seed-form">
      <label for="client-seed">${words.clientSeed}</label>
      <input id="client-seed" dir="ltr" maxlength="64" required autocomplete="off" autocapitalize="off" spellcheck="false" />
      <button class="quiet">${words.saveSeed}</button>
    </form>
    <button type="button" class="quiet" id="rotate">${words.rotate}</button>
    <p id="fair-said" class="said" role="status"></p>
    <div id="revealed" hidden>
      <p>${words.revealed}</p>
      <code id="server-seed" dir="ltr"></code>
      <p><a id="check" target="_blank" rel="noopener">${words.check}</a></p>
    </div>
    <h3>${words.roundsTitle}</h3>
    <ol class="rounds" id="rounds"></ol>
    <dl class="seeds">
      <dt>${words.mathsHash}</dt>
      <dd><code dir="ltr">${mathsHash}</code></dd>
    </dl>`
}
