import { html, type Html } from '@fairhouse/process/html.ts'
import { maths, orchardReturnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { lineDrawing } from '../../../page-kit/line-drawing.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'
import { symbolOrder } from './symbols.ts'
import type { PageWords } from '../words/index.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function gameDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
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
    <p>${words.returnRule.replace('{game}', words.game).replace('{rtp}', `${orchardReturnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
