import { join } from 'node:path'
import { html } from '../base/html.ts'
import type { Page } from '../base/page.ts'
import { isMinor, people } from '../people/index.ts'
import type { Asked } from './openid.sql.ts'

const here = import.meta.dirname
const styles = [join(here, 'authorize.css')]

/** The page on which somebody agrees or refuses; `post` is where the form goes, `way` how the code gets back. */
export function authorizePage(title: string, post: string, asked: Asked, way: string, now: Date, productOrigin: string): Page {
  const body = html`<main>
    <h1>${title}</h1>
    <p><bdi>${new URL(asked.redirectUri).host}</bdi> asks who you are. Choose somebody whom the sandbox knows.</p>
    <form method="post" action="${post}">
      ${Object.entries({ ...asked, way }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`)}
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
        <button class="quiet" name="answer" value="refuse" formnovalidate>Refuse</button>
      </div>
    </form>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [], formsTo: [productOrigin] }
}

/** The page that hands the answer to the window that opened it, as the scripts of such services do. */
export function handOverPage(title: string, answer: Record<string, string>, origin: string): Page {
  const body = html`<main>
    <p id="answer" data-origin="${origin}" data-answer="${JSON.stringify(answer)}">You can close this window.</p>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: ['/openid/hand-over.ts'] }
}
