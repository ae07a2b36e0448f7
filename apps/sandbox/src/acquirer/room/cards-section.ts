import { html, type Html } from '@fairhouse/process/html.ts'
import type { ControlSection } from '../../base/control-route.ts'
import { testCards, type TestCard } from '../cards/test-cards.ts'
import { groupNumber } from '../cards/card-number.ts'

/** Returns the control-room section with the test cards. */
export function cardsSection(): ControlSection {
  return {
    name: 'cards',
    title: 'Cards',
    topics: [],
    draw: async () =>
      html`<p class="lead">Any expiry to come, any security code and any name are good with them.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">What happens</th>
              <th scope="col">Kind</th>
            </tr>
          </thead>
          <tbody>
            ${testCards.map(row)}
          </tbody>
        </table>`,
  }
}

function row(card: TestCard): Html {
  return html`<tr>
    <td><button type="button" class="number" data-copy="${card.number}" title="Copy">${groupNumber(card.number)}</button></td>
    <td>${card.outcome}</td>
    <td class="kind">${card.brand} ${card.funding}, ${card.country}</td>
  </tr>`
}
