import type { Block } from '@fairhouse/contract'

/** A page file: its head (`title: …`, `description: …` between two lines of `---`) and its body. */
type PageText = { title: string; description: string; body: string }
type Line = (string | { text: string; to: string })[]

/** Parses a page file; throws a sentence that says what is wrong. */
export function readPageText(text: string): PageText {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  const head = new Map([...(match?.[1] ?? '').matchAll(/^(\w+): *(.+)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]))
  const [title, description, body] = [head.get('title'), head.get('description'), match?.[2]?.trim()]
  if (!title || !description || !body)
    throw new Error('A page begins with a line "---", then "title: …" and "description: …", a line "---", and then its text.')
  return { title, description, body }
}

/**
 * Splits a page's body into blocks: `## ` starts a heading, `- ` a list item, an empty line ends a paragraph;
 * `[words](address)` is a link.
 */
export function blocksOf(body: string, values: Readonly<Record<string, string>>): Block[] {
  return filled(body, values)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksIn)
}

/** Fills the placeholders of a text, such as the site's name. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function blocksIn(part: string): Block[] {
  const lines = part.split('\n')
  const [first = ''] = lines
  if (first.startsWith('## ')) {
    const rest = lines.slice(1).join('\n').trim()
    return [{ kind: 'heading', line: lineOf(first.slice(3)) }, ...(rest ? blocksIn(rest) : [])]
  }
  if (lines.every((line) => line.startsWith('- '))) return [{ kind: 'list', lines: lines.map((line) => lineOf(line.slice(2))) }]
  return [{ kind: 'paragraph', line: lineOf(lines.join(' ')) }]
}

/** Only safe addresses become links; others stay text. */
const harmless = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/\S+|mailto:\S+)$/

function lineOf(text: string): Line {
  const line: Line = []
  let from = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, words = '', to = ''] = match
    if (!harmless.test(to)) continue
    if (match.index > from) line.push(text.slice(from, match.index))
    line.push({ text: words, to })
    from = match.index + whole.length
  }
  if (from < text.length) line.push(text.slice(from))
  return line
}
