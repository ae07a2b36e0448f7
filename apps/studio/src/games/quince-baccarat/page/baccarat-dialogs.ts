import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { maths, paysOf, returnPercents, spots } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function baccaratDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
  return html`<h3>${words.rulesTitle}</h3>
    <p>${words.rulesText}</p>
    <p>${words.countRule}</p>
    <h3>${words.drawTitle}</h3>
    <p>${words.playerRule}</p>
    <p>${words.bankerRule}</p>
    <table class="prize-table">
      <thead>
        <tr>
          <th scope="col">${words.bankerHas}</th>
          <th scope="col">${words.bankerDraws}</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(maths.bankerDraws).map(
          ([count, values]) =>
            html`<tr>
              <th scope="row">${count}</th>
              <td dir="ltr">${values.join(' ')}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h3>${words.paysTitle}</h3>
    <table class="prize-table">
      <tbody>
        ${spots.map(
          (spot) =>
            html`<tr>
              <th scope="row">${words.names[spot]}</th>
              <td><bdi>${paysOf(spot)}:1</bdi></td>
              <td><bdi>${returnPercents[spot]} %</bdi></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.tieRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
