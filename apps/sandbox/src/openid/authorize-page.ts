import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import { personPage, type PersonPage } from '../people/index.ts'
import type { Asked } from './openid.sql.ts'

/**
 * Draws the page on which a person consents or refuses. `post` is the form's address, `way` how the code is returned.
 */
export function authorizePage(
  { title, post, withholds }: Pick<PersonPage, 'title' | 'post' | 'withholds'>,
  asked: Asked,
  way: string,
  now: Date,
  productOrigin: string,
): Page {
  const asker = new URL(asked.redirectUri).host
  return personPage({ title, asker, post, hidden: { ...asked, way }, now, formsTo: [productOrigin], withholds })
}

/** Draws the page that passes the answer to the window that opened it, like the scripts of such services. */
export function handOverPage(title: string, answer: Record<string, string>, origin: string): Page {
  const body = html`<main>
    <p id="answer" data-origin="${origin}" data-answer="${JSON.stringify(answer)}">You can close this window.</p>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles: [], body, scripts: ['/openid/hand-over.ts'] }
}
