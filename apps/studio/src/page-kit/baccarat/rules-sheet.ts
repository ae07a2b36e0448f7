import { html, type Html } from '@fairhouse/process/html.ts'
import { paysOf, returnPercents, rules, spots } from '../../engine/baccarat/rules.ts'
import type { PuntoWords } from './words/index.ts'

/** Draws the rules of punto banco: what cards count, who draws, what is paid and returned. */
export function puntoRules(words: PuntoWords): Html {
  return html`<p>${words.countRule}</p>
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
        ${Object.entries(rules.bankerDraws).map(
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
    <p>${words.tieRule}</p>`
}
