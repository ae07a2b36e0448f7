import { languageChain } from './language-chain.ts'
import type { Messages } from './say.ts'
import type { LoadArea } from './texts.ts'

const chunks = import.meta.glob<Messages>('../*/office*.json', { import: 'default' })

/** Loads an area of the office's texts; one that a language does not have says those of a language it falls back to. */
export const loadOfficeArea: LoadArea = (language, area) => {
  const load = languageChain(language).flatMap((code) => chunks[`../${code}/${area}.json`] ?? [])[0]
  return load ? load() : Promise.resolve({})
}
