import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { exactReturn, maths, returnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'
import { pieceOrder } from './pieces.ts'

const sizes = Math.max(...Object.values(maths.pays).map((table) => table.length))

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function gameDialogs(words: PageWords): Html {
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
          ${Array.from({ length: sizes }, (_, at) => html`<th scope="col"><bdi dir="ltr">${sizeText(at)}</bdi></th>`)}
        </tr>
      </thead>
      <tbody>
        ${pieceOrder.map(
          (piece) =>
            html`<tr>
              <th scope="row">${symbolImage(piece)}<span class="seen-by-readers">${words.pieces[piece]}</span></th>
              ${Array.from({ length: sizes }, (_, at) => html`<td data-pays="${maths.pays[piece][at] ?? maths.pays[piece].at(-1) ?? 0}"></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.clusterRule}</p>
    <p>${words.fallRule}</p>
    <p>${words.wavesRule}</p>
    <p>${words.decidedRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`).replace('{fraction}', `${exactReturn.of}/${exactReturn.in}`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}

const sizeText = (at: number): string => `${maths.leastCluster + at}${at === sizes - 1 ? '+' : ''}`
