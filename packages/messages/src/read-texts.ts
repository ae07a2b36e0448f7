import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languageChain } from './language-chain.ts'

const home = path.resolve(import.meta.dirname, '..')

/** The texts of an area as a language says them: its own, where it lacks one those of the languages it falls back to. For builds and the server. */
export function readTexts(language: string, area: string): Record<string, string> {
  const files = languageChain(language)
    .toReversed()
    .map((code) => path.join(home, code, `${area}.json`))
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) // flat files of texts
}
