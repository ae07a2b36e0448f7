import type { Messages } from './say.ts'
import type { LoadArea } from './texts.ts'

/** Loads areas in the browser from the addresses that the server names, so that no script lists every language. */
export function loadFrom(addresses: Readonly<Record<string, string>>): LoadArea {
  return async (_language, area) => {
    const address = addresses[area]
    if (address === undefined) return {}
    const { default: messages } = (await import(/* @vite-ignore */ address)) as { default: Messages } // written by the messages plugin
    return messages
  }
}
