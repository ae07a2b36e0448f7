import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { maths, returnPercent, type Hand } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'

const hands = Object.entries(maths.pays) as [Hand, number][] // the table has these keys only

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function jacksDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

/** Draws the rows of a table of all hands that pay; the amounts follow the stake. */
export function payRows(words: PageWords): Html[] {
  return hands.map(
    ([hand, pay]) =>
      html`<tr data-hand="${hand}">
        <th scope="row">${words.hands[hand]}</th>
        <td class="times">${pay} ×</td>
        <td class="pay" data-pays="${pay}"></td>
      </tr>`,
  )
}

function rules(words: PageWords): Html {
  return html`<h3>${words.pays}</h3>
    <p class="soft" id="prizes-lead"></p>
    <table class="prize-table">
      <tbody>
        ${payRows(words)}
      </tbody>
    </table>
    <p>${words.pairRule}</p>
    <h3>${words.playTitle}</h3>
    <p>${words.dealRule}</p>
    <p>${words.drawRule}</p>
    <p>${words.adviceRule}</p>
    <p>${words.keysRule}</p>
    <p>${words.absentRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
