import type { Messages } from './say.ts'
import type { LoadArea } from './texts.ts'

const chunks = import.meta.glob<Messages>('../*/*.json', { import: 'default' })

/** Loads an area on the server, which has every language. */
export const loadArea: LoadArea = (language, area) => {
  const load = chunks[`../${language}/${area}.json`] ?? chunks[`../en/${area}.json`]
  return load ? load() : Promise.resolve({})
}
