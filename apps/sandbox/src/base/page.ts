import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A whole page: its texts and permissions. */
export type Page = {
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  /** Paths of style sheets, inlined in order after the shared tokens. */
  styles: string[]
  body: Html
  /** Addresses of modules to run. */
  scripts: string[]
  /** Origins that may hold the page in a frame; none by default. */
  framedBy?: string[]
  /** Addresses that forms of the page may be sent to besides our own. */
  formsTo?: string[]
  /** Whether scripts of the page call our server. */
  connects?: boolean
  /** Whether the page contains frames of ours. */
  frames?: boolean
}

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Sends a page under a content security policy that allows what the page declares and nothing else. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `connect-src ${page.connects ? "'self'" : "'none'"}`,
    `frame-src ${page.frames ? "'self'" : "'none'"}`,
    `form-action ${["'self'", ...(page.formsTo ?? [])].join(' ')}`,
    `frame-ancestors ${page.framedBy?.length ? page.framedBy.join(' ') : "'none'"}`,
    `base-uri 'none'`,
  ].join('; ')
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .send(draw(page, nonce).html)
}

function draw(page: Page, nonce: string): Html {
  const sheet = tokens + page.styles.map((path) => readFileSync(path, 'utf8')).join('\n')
  return html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${trusted(sheet)}
        </style>
      </head>
      <body>
        ${page.body} ${page.scripts.map((address) => html`<script type="module" nonce="${nonce}" src="${address}"></script>`)}
      </body>
    </html>`
}
