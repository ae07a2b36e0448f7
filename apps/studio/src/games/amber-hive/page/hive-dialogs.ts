import { html, type Html } from '@fairhouse/process/html.ts'
import { lineDrawing } from '../../../page-kit/line-drawing.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { maths, returnPercent, type PayingSymbol } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'

const rows = Object.entries(maths.pays) as [PayingSymbol, readonly number[]][] // the table has these keys only

/** Draws the sheets over the game: rules and prizes with those of `jackpots`, fairness and rounds, and the one for notices. */
export function hiveDialogs(words: PageWords, jackpots: Html): Html {
  return html`${sheet('rules', words.rules, words, rules(words, jackpots))}
  ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))} ${noticeDialog()}`
}

function rules(words: PageWords, jackpots: Html): Html {
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
    <p>${words.wildRule}</p>
    <h3>${words.honeyTitle}</h3>
    <p>${words.honeyRule}</p>
    <p>${words.respinRule}</p>
    <p>${words.dropRule}</p>
    <p>${words.fullRule}</p>
    ${jackpots}
    <h3>${words.linesTitle}</h3>
    <ol class="line-list hive-lines" dir="ltr">
      ${maths.lines.map((line) => html`<li>${lineDrawing(line)}</li>`)}
    </ol>
    <p>${words.linesRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
