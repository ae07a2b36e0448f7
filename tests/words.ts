import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../packages/messages')

/** The texts of a language as a person reads them: `say('cashier.deposit')`; `{…}` becomes anything. */
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
    return new RegExp(
      `^\\s*${text
        .split(/\{[^{}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}\\s*$`,
    )
  }
}
