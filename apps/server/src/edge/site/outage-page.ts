import { randomBytes } from 'node:crypto'
import { outageTexts } from '@fairhouse/messages/outage-texts.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../base/house.ts'
import { languageIn, pagePath } from '../../base/http/page-path.ts'

const againSeconds = 5
const stoppedSeconds = 60

/** Returns whether a browser wants a page; programs get the common error shape instead. */
export const wantsPage = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** Answers 503 with a page that needs neither database nor further requests, and that reloads itself. */
export function sendOutagePage(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageIn(house, request.url)
  const t = outageTexts(language)
  return sendAlone(house, reply, {
    language,
    title: t('title'),
    againSeconds,
    reloads: true,
    body: `<p>${escape(t('text'))}</p>
<p class="soft">${escape(t('again'))}</p>
<p><a class="button" href="">${escape(t('now'))}</a></p>`,
  })
}

/** Answers 503 while the operator has stopped the whole site: their words in the visitor's language, or ours, and what stays open. */
export function sendStoppedPage(house: House, request: FastifyRequest, reply: FastifyReply, words: string | undefined): FastifyReply {
  const language = languageIn(house, request.url)
  const t = outageTexts(language)
  const address = (path: string) => pagePath(house, language, path)
  return sendAlone(house, reply, {
    language,
    title: t('stopped'),
    againSeconds: stoppedSeconds,
    // It may last: nobody is taken away from what they read.
    reloads: false,
    body: `<p>${escape(words ?? t('stoppedText'))}</p>
<p class="soft">${escape(t('stoppedOpen'))}</p>
<p><a href="${address('/my/limits/payments')}">${escape(t('stoppedLimits'))}</a> · <a href="${address('/support')}">${escape(t('stoppedSupport'))}</a></p>
<p><a class="button" href="">${escape(t('now'))}</a></p>`,
  })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Alone = { language: string; title: string; body: string; againSeconds: number; reloads: boolean }

// An empty address reloads the page itself, with its query.
function sendAlone(house: House, reply: FastifyReply, { language, title, body, againSeconds: seconds, reloads }: Alone): FastifyReply {
  const { tag, direction } = languageOf(language)
  const site = house.settings.get('site.name')
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(seconds))
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`)
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reloads ? `<meta http-equiv="refresh" content="${seconds}">\n` : ''}<title>${escape(title)} · ${escape(site)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${escape(site)}</header>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`)
}

// The colours of packages/ui/src/tokens.css, inlined because this page can fetch nothing.
const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f1, #10141b); --ink: light-dark(#161a22, #f4eee0); --soft: light-dark(#595548, #b9b3a3) }
body { margin: 0; min-block-size: 100vh; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
header { padding: 1rem 1.5rem; background: #141821; color: #f6f0e2; font: 1.3125rem/1.5 Georgia, serif }
main { max-inline-size: 34rem; margin: 12vh auto 0; padding: 0 1.5rem }
h1 { margin: 0 0 1rem; font: 500 2rem/1.2 Georgia, serif; text-wrap: balance }
p { margin: 0 0 1rem }
.soft { color: var(--soft) }
a { color: inherit }
.button { display: inline-block; margin-block-start: .5rem; padding: .75rem 1.5rem; border-radius: 10px; background: #c39a44; color: #17130a; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }`
