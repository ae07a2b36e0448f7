import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import { isMinor, people } from './people.ts'

const styles = ['../base/narrow-page.css', 'person-page.css'].map((file) => join(import.meta.dirname, file))

/** The variable parts of a service's page about a person. */
export type PersonPage = {
  title: string
  /** The name of the service or shop that asks. */
  asker: string
  /** The form's address, and its fields besides person and answer. */
  post: string
  hidden: Readonly<Record<string, string | undefined>>
  now: Date
  /** Origins to which the answer may send the browser on. */
  formsTo: string[]
  framedBy?: string[]
  /** The label of a third answer: signing in while withholding something. */
  withholds?: string | undefined
}

/** Draws the page on which a person identifies themself or refuses. */
export function personPage({ title, asker, post, hidden, now, formsTo, framedBy, withholds }: PersonPage): Page {
  const body = html`<main>
    <h1>${title}</h1>
    <p><bdi>${asker}</bdi> asks who you are. Choose somebody whom the sandbox knows.</p>
    <form method="post" action="${post}">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`)}
      <fieldset>
        <legend>Who signs in</legend>
        ${people.map(
          (person, place) =>
            html`<label class="person">
              <input type="radio" name="person" value="${person.id}" required ${place === 0 && html`checked`} />
              <span>${person.firstName} ${person.lastName}</span>
              <span class="from">${person.country}${isMinor(person, now) && ', under age'}</span>
            </label>`,
        )}
      </fieldset>
      <div class="answers">
        <button name="answer" value="agree">Sign in</button>
        ${withholds && html`<button class="quiet" name="answer" value="withhold">${withholds}</button>`}
        <button class="quiet" name="answer" value="refuse" formnovalidate>Refuse</button>
      </div>
    </form>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [], formsTo, ...(framedBy ? { framedBy } : {}) }
}
