import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { returnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function millstoneDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
  const pay = (name: string, pays: number) =>
    html`<li><span>${name}</span><strong>${words.paysTo.replace('{pays}', String(pays))}</strong></li>`
  return html`<h3>${words.rulesTitle}</h3>
    <p>${words.rulesText}</p>
    <h3>${words.paysTitle}</h3>
    <ul class="pays">
      ${pay(words.paysNumber, 35)} ${pay(words.paysSplit, 17)} ${pay(words.paysStreet, 11)} ${pay(words.paysCorner, 8)}
      ${pay(words.paysLine, 5)} ${pay(words.paysThird, 2)} ${pay(words.paysEven, 1)}
    </ul>
    <p>${words.zeroRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
