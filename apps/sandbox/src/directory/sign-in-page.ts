import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { DirectoryPerson } from './directory.sql.ts'

const styles = ['../base/narrow-page.css', '../people/person-page.css'].map((file) => join(import.meta.dirname, file))

/** Draws the page on which somebody signs in at the directory of their employer. `hidden` goes back with the form. */
export function signInPage(people: readonly DirectoryPerson[], hidden: Readonly<Record<string, string>>, officeOrigin: string): Page {
  const title = 'The directory'
  const body = html`<main>
    <h1>${title}</h1>
    <p><bdi>${new URL(hidden['redirectUri'] ?? officeOrigin).host}</bdi> asks who you are at work.</p>
    <form method="post" action="/directory/authorize">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <fieldset>
        <legend>Who signs in</legend>
        ${people.map(
          ({ id, name, groups }, place) =>
            html`<label class="person">
              <input type="radio" name="person" value="${id}" required ${place === 0 && html`checked`} />
              <span>${name}</span>
              <span class="from">${groups.join(', ')}</span>
            </label>`,
        )}
      </fieldset>
      <div class="answers">
        <button name="answer" value="agree">Sign in</button>
        <button class="quiet" name="answer" value="refuse" formnovalidate>Go back</button>
      </div>
    </form>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [], formsTo: [officeOrigin] }
}
