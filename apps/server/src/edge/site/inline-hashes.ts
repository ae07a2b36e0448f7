import { hash } from 'node:crypto'
import type { InlineSources } from '../../base/http/security-headers.ts'

/**
 * Takes the marks off a page, which leaves it in parts, and returns what they stood on. Only what our own code has drawn carries the mark, which is
 * random and made for this one drawing: a script that got into a page by what it shows has none and is not allowed by
 * its hash either.
 */
export function takeMarks(html: string, mark: string): { parts: string[]; inline: InlineSources } {
  const attribute = ` nonce="${mark}"`
  const found = { script: new Set<string>(), style: new Set<string>() }
  const parts: string[] = []
  let from = 0
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    parts.push(html.slice(from, at))
    from = at + attribute.length
    const begin = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    const tag = html.slice(begin, end)
    const kind = /^<(script|style)\s[^<>]*>$/.exec(tag)?.[1] as 'script' | 'style' | undefined // the pattern names both
    if (!kind || /\ssrc=|\stype="application\/json"/.test(tag)) continue
    const close = html.indexOf(`</${kind}>`, end)
    if (close >= 0) found[kind].add(sourceOf(html.slice(end, close)))
  }
  parts.push(html.slice(from))
  return { parts, inline: { scripts: [...found.script], styles: [...found.style] } }
}

/** A browser reads every end of a line as a line feed before it computes the hash. */
const sourceOf = (text: string) => `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
