import { html, type Html } from '@fairhouse/process/html.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { returnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { dealerShows, strategy } from '../play/strategy.ts'
import type { PageWords } from '../words/index.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function blackthornDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
  return html`<h3>${words.aimTitle}</h3>
    <p>${words.aimRule}</p>
    <p>${words.boxesRule}</p>
    <p>${words.blackjackRule}</p>
    <table class="prize-table">
      <tbody>
        ${[
          [words.results.blackjack, 5],
          [words.results.won, 4],
          [words.results.push, 2],
        ].map(
          ([name, halves]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td data-halves="${halves}"></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.dealerRule}</p>
    <p>${words.doubleRule}</p>
    <p>${words.shoeRule}</p>
    <p>${words.keysRule}</p>
    <p>${words.absentRule}</p>
    <h3>${words.strategyTitle}</h3>
    <p>${words.strategyLead}</p>
    ${strategyCard(words, words.hardHands, strategy.hard)} ${strategyCard(words, words.softHands, strategy.soft)}
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}

/** Draws what the enumerator has found best, as a table of letters. */
function strategyCard(words: PageWords, caption: string, rows: Readonly<Record<string, string>>): Html {
  return html`<table class="strategy" dir="ltr">
    <caption dir="auto">
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col" dir="auto">${words.yours}</th>
        ${dealerShows.map((rank) => html`<th scope="col">${rank}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Object.entries(rows).map(
        ([points, row]) =>
          html`<tr>
            <th scope="row">${points}</th>
            ${Array.from(row, (says) => html`<td class="says-${says}">${says}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
