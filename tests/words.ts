import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firstPlace } from '@fairhouse/messages/test-choices.ts'

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
  const place = firstPlace(text)
  if (!place) return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const { before, choices, after } = place
  const any = choices.length > 0 ? `(?:${choices.map((choice) => patternOf(choice.replaceAll('#', '{}'))).join('|')})` : '.*'
  return patternOf(before) + any + patternOf(after)
}
