import { languageOf } from '@fairhouse/messages/languages.ts'
import { serverTexts } from '@fairhouse/messages/server-texts.ts'
import type { Preview } from './preview.sql.ts'

type View = {
  kind: Preview['kind']
  /** What the paths of its pages stand behind. */
  base: string
  origin: string
  nonce: string
  /** Of whoever looks. */
  language: string
  /** Whether the view has a page; a link to any other leads nowhere. */
  isIn: (path: string) => boolean
}

/** Addresses that are no pages, or that would end something. */
const noPage = /^\/(?:api|cms|assets|art|interfaces|notices|identification|logout|preview)(?:[/?#]|$)/

/**
 * Turns a page of the site into one of a view: without any script, every link inside the view or leading nowhere, and
 * under words that say what it is.
 */
export function pageOfView(html: string, view: View): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|canonical|alternate)"[^>]*>/g, '')
    .replaceAll(/(<link rel="stylesheet"[^>]*?) disabled=""/g, '$1')
    .replaceAll(/<a\b[^>]*>/g, (tag) => linkInView(tag, view))
    .replaceAll(/<(?:form|iframe)\b[^>]*>/g, (tag) => tag.replaceAll(/ (?:action|src|srcdoc)="[^"]*"/g, ''))
    .replace('</head>', () => `<style nonce="${view.nonce}">${style}</style></head>`)
    .replace(/<body\b[^>]*>/, (tag) => tag + banner(view))
}

function linkInView(tag: string, { base, origin, isIn }: View): string {
  const plain = tag.replaceAll(/ target="[^"]*"/g, '')
  const [, href] = / href="([^"]*)"/.exec(plain) ?? []
  if (href === undefined || href.startsWith('#')) return plain
  const path = addressIn(href, origin)
  return plain.replace(/ href="[^"]*"/, () => (path === undefined || !isIn(path) ? '' : ` href="${base}${path}"`))
}

/** Returns where a link leads on this site; undefined elsewhere. */
export function addressIn(href: string, origin: string): string | undefined {
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return /^\/(?![/\\])/.test(path) && !noPage.test(path) ? path : undefined
}

/** The words over a view of each kind: an area of texts and a key in it. */
const bannerTexts = { player: ['office-players', 'view.banner'], page: ['office-pages', 'view.banner'] } as const

function banner({ kind, language }: View): string {
  const { tag, direction } = languageOf(language)
  const [area, key] = bannerTexts[kind]
  const words = serverTexts(area, language)(key, {})
  return `<p class="office-view" role="note" lang="${tag}" dir="${direction}">${escape(words)}</p>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

// What the page's first script measures, and the stripe over all of it.
const style = `
:root { --vh: 1vh; --scrollbar-width: 0px }
.office-view { position: sticky; inset-block-start: 0; z-index: 2147483647; margin: 0; padding: .5rem 1rem; background: #ffd43b; color: #1a1a1a; font: 600 .875rem/1.4 system-ui, sans-serif; text-align: center }
dialog[open] { position: fixed; inset: 0; margin: auto; z-index: 1000; max-block-size: calc(100vh - 5rem); overflow: auto }`
