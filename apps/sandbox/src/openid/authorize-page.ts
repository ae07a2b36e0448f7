import { html } from '../base/html.ts'
import type { Page } from '../base/page.ts'
import { personPage, type PersonPage } from '../people/index.ts'
import type { Asked } from './openid.sql.ts'

/** The page on which somebody agrees or refuses; `post` is where the form goes, `way` how the code gets back. */
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

/** The page that hands the answer to the window that opened it, as the scripts of such services do. */
export function handOverPage(title: string, answer: Record<string, string>, origin: string): Page {
  const body = html`<main>
    <p id="answer" data-origin="${origin}" data-answer="${JSON.stringify(answer)}">You can close this window.</p>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles: [], body, scripts: ['/openid/hand-over.ts'] }
}
