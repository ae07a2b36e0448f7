import { html, type Html } from '@fairhouse/process/html.ts'
import { lineDrawing } from '../../../page-kit/line-drawing.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { maths, returnPercent, type TideSymbol } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function tideDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

const paying = Object.entries(maths.kinds) as [TideSymbol, readonly number[]][] // the keys of that table are symbols

function rules(words: PageWords): Html {
  return html`<h3>${words.prizesTitle}</h3>
    <p class="soft" id="prizes-lead"></p>
    <ul class="prizes tide-prizes">
      ${paying.map(
        ([symbol, pays]) =>
          html`<li>
            ${symbolImage(symbol)}
            <span class="prize-name">${words.symbols[symbol]}</span>
            <strong dir="ltr">${pays.toReversed().join(' · ')} ×</strong>
            <span class="prize-money" data-pays="${pays.at(-1)}"></span>
          </li>`,
      )}
    </ul>
    <p>${words.wildRule}</p>
    <h3>${words.scatterTitle}</h3>
    <p>${words.scatterRule}</p>
    <p>${words.freeRule}</p>
    <h3>${words.linesTitle}</h3>
    <ol class="line-list tide-lines" dir="ltr">
      ${maths.lines.map((rows) => html`<li>${lineDrawing(rows)}</li>`)}
    </ol>
    <p>${words.linesRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
