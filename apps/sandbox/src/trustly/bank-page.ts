import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { isMinor, people, type Person } from '../people/index.ts'
import { accountOf, alphaTwo } from './account.ts'
import { amountIsOpen } from './chosen-amount.ts'
import { courseNames } from './courses.ts'
import type { Order } from './order.sql.ts'
import { wordsFor, type Words } from './words.ts'

const styles = [join(import.meta.dirname, 'bank.css')]

/** Draws the bank in the merchant's frame, where a person chooses an account or refuses. */
export function bankPage({ environment, clock }: World, order: Order, wrong?: 'unknown' | 'wrongAmount'): Page {
  const { address, attributes, method } = order
  const { words, language, direction } = wordsFor(attributes['Locale'] ?? '')
  const { productOrigin } = environment
  const first = people.find(({ country }) => alphaTwo(country) === attributes['Country']) ?? people[0]
  const pays = method === 'Deposit'
  const body = html`<main>
    <h1>${words.title}</h1>
    <p class="soft"><bdi>${new URL(productOrigin).host}</bdi> ${pays ? words.asksMoney : words.asks}</p>
    ${pays && !amountIsOpen(order) && html`<p class="amount"><bdi>${order.amount} ${attributes['Currency']}</bdi></p>`}
    ${wrong && html`<p class="wrong" role="alert">${words[wrong]}</p>`}
    <form method="post" action="/trustly/_/${address}">
      ${amountIsOpen(order) && howMuch(order, words)}
      <fieldset>
        <legend>${words.who}</legend>
        <div class="accounts">
          ${people.map((person) => choice(person, person === first, isMinor(person, clock.now()) && words))}
          <label class="person">
            <input type="radio" name="person" value="stranger" />
            <span class="name">${words.stranger}</span>
          </label>
        </div>
      </fieldset>
      ${
        pays &&
        html`<label class="course"
          >${words.course}
          <select name="course">
            ${courseNames.map((name) => html`<option value="${name}">${words[name]}</option>`)}
          </select></label
        >`
      }
      <div class="answers">
        <button name="answer" value="approve">${pays ? words.pay : words.approve}</button>
        <button class="quiet" name="answer" value="refuse" formnovalidate>${words.cancel}</button>
      </div>
    </form>
    <p class="soft small">${words.testOnly}</p>
  </main>`
  const may = { framedBy: [productOrigin], formsTo: [productOrigin] }
  return { title: words.title, language, direction, styles, body, scripts: [], ...may }
}

/** The payer decides the amount, within the merchant's suggested bounds. */
const howMuch = ({ attributes }: Order, words: Words) => {
  const { SuggestedMinAmount: least, SuggestedMaxAmount: most, Currency: currency } = attributes
  return html`<label class="own-amount"
    >${words.howMuch}
    <span><input name="amount" inputmode="decimal" autocomplete="off" required /> <bdi>${currency}</bdi></span>
    ${least && most && html`<span class="soft small"><bdi>${least} – ${most} ${currency}</bdi></span>`}
  </label>`
}

const choice = (person: Person, chosen: boolean, minor: Words | false) =>
  html`<label class="person">
    <input type="radio" name="person" value="${person.id}" required ${chosen && html`checked`} />
    <span class="name"><bdi>${person.firstName} ${person.lastName}</bdi></span>
    <span class="account"
      ><bdi>${person.country} ${accountOf(person).attributes['descriptor']}</bdi>${minor && html`, ${minor.underAge}`}</span
    >
  </label>`

/** Draws the page for an order that is over or unknown. */
export function overPage({ environment }: World, locale = ''): Page {
  const { words, language, direction } = wordsFor(locale)
  const body = html`<main>
    <h1>${words.overTitle}</h1>
    <p>${words.overText}</p>
  </main>`
  return { title: words.overTitle, language, direction, styles, body, scripts: [], framedBy: [environment.productOrigin] }
}
