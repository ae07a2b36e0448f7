import { hash } from 'node:crypto'
import type { InlineSources } from '../../base/http/security-headers.ts'

/**
 * Takes the marks off a page and returns what they stood on. Only what our own code has drawn carries the mark, which is
 * random and made for this one drawing: a script that got into a page by what it shows has none and is not allowed by
 * its hash either.
 */
export function takeMarks(html: string, mark: string): { html: string; inline: InlineSources } {
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<(script|style)(?=[\\s>])([^<>]*)${attribute}([^<>]*)>(.*?)</\\1>`, 'gs')
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, before = '', after = '', text = ''] of html.matchAll(marked))
    if (!/\ssrc=|\stype="application\/json"/.test(before + after)) found[kind as 'script' | 'style'].add(sourceOf(text)) // the pattern names both
  return { html: html.replaceAll(attribute, ''), inline: { scripts: [...found.script], styles: [...found.style] } }
}

/** A browser reads every end of a line as a line feed before it computes the hash. */
const sourceOf = (text: string) => `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
