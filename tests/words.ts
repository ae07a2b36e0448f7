import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../packages/messages')

/** The texts of a language as a person reads them: `say('cashier.deposit')`; see `patternOf`. */
export function wordsOf(language: string): (key: string) => RegExp {
  const texts = new Map<string, string>()
  for (const file of readdirSync(join(folder, language))) {
    const area = file.replace('.json', '')
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, string>))
      texts.set(`${area}.${key}`, text)
  }
  return (key) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`)
    return new RegExp(`^\\s*${patternOf(text)}\\s*$`)
  }
}

/** A text as a pattern: a value in braces is anything, a plural or a choice is any of its texts. */
function patternOf(text: string): string {
  const open = text.indexOf('{')
  if (open < 0) return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const close = closingOf(text, open)
  const inside = text.slice(open + 1, close)
  const options = /^\s*\w+\s*,\s*(?:plural|select)\s*,/.test(inside) ? optionsIn(inside) : []
  const any = options.length > 0 ? `(?:${options.map((option) => patternOf(option.replaceAll('#', '{}'))).join('|')})` : '.*'
  return patternOf(text.slice(0, open)) + any + patternOf(text.slice(close + 1))
}

function optionsIn(text: string): string[] {
  const open = text.indexOf('{')
  if (open < 0) return []
  const close = closingOf(text, open)
  return [text.slice(open + 1, close), ...optionsIn(text.slice(close + 1))]
}

/** Where the brace ends that begins at a place. */
function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}' && (depth -= 1) === 0) return at
  }
  throw new Error(`A brace is not closed in ${text}`)
}
