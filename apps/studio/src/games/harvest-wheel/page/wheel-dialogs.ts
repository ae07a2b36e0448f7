import { html, type Html } from '@fairhouse/process/html.ts'
import { sharedSeedSheet } from '../../../page-kit/shared/fairness-sheet.ts'
import { noticeDialog, sheet } from '../../../page-kit/sheets.ts'
import type { Words } from '../../../page-kit/words/index.ts'
import { wheelReturnPercent } from '../play/maths.ts'
import { wheelHash } from '../play/maths-hash.ts'
import type { TableWords } from '../words/index.ts'

/** Draws the sheets over the table: rules and prizes, fairness and rounds, and the one for notices. */
export function wheelDialogs(words: Words, own: TableWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words, own))}
  ${sheet('fairness', words.fairness, words, sharedSeedSheet(words, own, wheelHash))} ${noticeDialog()}`
}

function rules(words: Words, own: TableWords): Html {
  const pay = (name: string, pays: number) =>
    html`<li><span>${name}</span><strong>${own.paysTo.replace('{pays}', String(pays))}</strong></li>`
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.rulesText}</p>
    <h3>${own.paysTitle}</h3>
    <ul class="pays">
      ${pay(own.paysNumber, 35)} ${pay(own.paysThird, 2)} ${pay(own.paysEven, 1)}
    </ul>
    <p>${own.zeroRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${own.returnRule.replace('{rtp}', `${wheelReturnPercent} %`)}</p>
    <p>${own.fairRule}</p>
    <p>${own.brokenRule}</p>`
}
