import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import type { Scripts } from '../engine/calls/scripts.ts'

/** A page of the studio: its content, and who may frame it. */
export type StudioPage = {
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  styles: string[]
  body: Html
  /** The files of the scripts that it begins with. */
  scripts: string[]
  /** The only origin that may frame the page; null if none may. */
  framedBy: string | null
  /** Whether the page is light or dark; missing where it is drawn in colours of its own. */
  theme?: 'light' | 'dark'
}

/** Sends a page that may do only what a game needs: its own scripts, fonts and calls, framed by one origin. */
export function sendStudioPage(reply: FastifyReply, page: StudioPage, scripts: Scripts, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `font-src 'self'`,
    `img-src data:`,
    `connect-src 'self'`,
    `form-action 'none'`,
    `frame-ancestors ${page.framedBy ?? "'none'"}`,
    `base-uri 'none'`,
  ].join('; ')
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .send(drawStudioPage(page, nonce, scripts.addressesOf(page.scripts)).html)
}

/** Draws a whole page. Everything that its scripts import is loaded at once, the scripts it begins with first. */
export function drawStudioPage(page: StudioPage, nonce: string, addresses: readonly string[]): Html {
  const sheet = page.styles.map((path) => readFileSync(path, 'utf8')).join('\n')
  const loaded = addresses.map((address) => html`<link rel="modulepreload" nonce="${nonce}" href="${address}" />`)
  const begun = addresses.slice(0, page.scripts.length > 0 ? 1 : 0)
  return html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}" data-theme="${page.theme ?? 'own'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="${page.theme ?? 'dark'}" />
        <meta name="theme-color" content="#0e1230" />
        <link rel="icon" href="data:," />
        ${loaded}
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${trusted(sheet)}
        </style>
      </head>
      <body>
        ${page.body} ${begun.map((address) => html`<script type="module" nonce="${nonce}" src="${address}"></script>`)}
      </body>
    </html>`
}
