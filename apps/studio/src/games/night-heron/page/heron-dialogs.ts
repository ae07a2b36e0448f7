import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { maths, returnPercent, type PayingSymbol } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'

const rows = Object.entries(maths.pays) as [PayingSymbol, readonly number[]][] // the table has these keys only

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function heronDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
  return html`<h3>${words.prizesTitle}</h3>
    <p class="soft" id="prizes-lead"></p>
    <table class="prize-table">
      <thead>
        <tr>
          <td></td>
          ${[3, 4, 5].map((count) => html`<th scope="col">${count}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([symbol, pays]) =>
            html`<tr>
              <th scope="row"><span class="named">${symbolImage(symbol)} ${words.symbols[symbol]}</span></th>
              ${pays.map((pay) => html`<td data-pays="${pay}"></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.waysRule}</p>
    <p>${words.heronRule}</p>
    <h3>${words.moonTitle}</h3>
    <p>${words.moonRule}</p>
    <p>${words.freeRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
