import { languageChain } from './language-chain.ts'
import type { Messages } from './say.ts'
import type { LoadArea } from './texts.ts'

const chunks = import.meta.glob<Messages>(['../*/*.json', '!../*/office*.json'], { import: 'default' })

/** Loads an area on the server, which has every language; one without texts says those of a language it falls back to. */
export const loadArea: LoadArea = (language, area) => {
  const load = languageChain(language).flatMap((code) => chunks[`../${code}/${area}.json`] ?? [])[0]
  return load ? load() : Promise.resolve({})
}
