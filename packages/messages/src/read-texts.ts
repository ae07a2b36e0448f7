import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languageChain } from './language-chain.ts'

const home = path.resolve(import.meta.dirname, '..')

/** The texts of an area as a language says them: its own, where it lacks one those of the languages it falls back to. For builds and the server. */
export function readTexts(language: string, area: string): Record<string, string> {
  const chain = languageChain(language).toReversed()
  return Object.assign({}, ...chain.map((code) => readOwnTexts(code, area)))
}

/** The texts of an area that a language itself has. */
export function readOwnTexts(code: string, area: string): Record<string, string> {
  const file = path.join(home, code, `${area}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} // a flat file of texts
}
