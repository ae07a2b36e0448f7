import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { CheckService, Delivery, Outcome } from './looking.ts'

const styles = ['../base/narrow-page.css', 'check-page.css'].map((file) => join(import.meta.dirname, file))

export const outcomeWords: Record<Outcome, string> = {
  approved: 'Approve it',
  denied: 'Deny it',
  suspected: 'Have a person look at it',
  moneyLaundering: 'Find the person on a money-laundering list',
  expired: 'Let the time run out',
  abandoned: 'Give up',
}
const deliveryWords: Record<Delivery, string> = { once: 'At once', twice: 'Twice', late: 'Two minutes late', never: 'Not at all' }

/** The variable parts of a service's page. */
type CheckPage = {
  service: CheckService
  post: string
  birthDate: string
  productOrigin: string
  /** More buttons than those of the outcomes, by their value. */
  more?: readonly (readonly [string, string])[]
  lead?: string
  scripts?: string[]
  /** Data for the page's scripts. */
  data?: Html
}

/** Draws a service's page for the product's frame: instead of camera and face, it offers a choice of outcomes. */
export function checkPage({ service, post, birthDate, productOrigin, more = [], lead, scripts = [], data }: CheckPage): Page {
  const [first = 'approved', ...others] = service.outcomes
  const button = (value: string, text: string, kind = 'quiet') =>
    html`<button class="${kind}" name="outcome" value="${value}">${text}</button>`
  const body = html`<main>
    <h1>${service.title}</h1>
    <p>${lead ?? 'Here the camera would look at a document and a face. In the sandbox you decide what comes of it.'}</p>
    <form method="post" action="${post}">
      <label class="field">
        <span>Date of birth on the document</span>
        <input type="date" name="birthDate" value="${birthDate}" />
      </label>
      <fieldset>
        <legend>The notice to the site comes</legend>
        <div class="choices">
          ${Object.entries(deliveryWords).map(
            ([value, text], place) =>
              html`<label class="choice"
                ><input type="radio" name="delivery" value="${value}" ${place === 0 && html`checked`} />${text}</label
              >`,
          )}
        </div>
      </fieldset>
      <div class="answers">
        ${button(first, outcomeWords[first], 'main')} ${others.map((one) => button(one, outcomeWords[one]))}
        ${more.map(([value, text]) => button(value, text))}
      </div>
    </form>
    ${data}
  </main>`
  return {
    title: service.title,
    language: 'en',
    direction: 'ltr',
    styles,
    body,
    scripts,
    framedBy: [productOrigin],
    formsTo: [productOrigin],
  }
}

/** Draws a page with a single sentence, such as the last one. */
export function sentencePage(title: string, sentence: string, productOrigin: string, more: { data?: Html; scripts?: string[] } = {}): Page {
  const body = html`<main>
    <h1>${title}</h1>
    <p>${sentence}</p>
    ${more.data}
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: more.scripts ?? [], framedBy: [productOrigin] }
}
