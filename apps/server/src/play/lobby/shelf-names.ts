import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { serverTexts } from '@fairhouse/messages/server-texts.ts'
import type { House } from '../../base/house.ts'

type Providers = { readonly providers: readonly { readonly id: number; readonly name: string }[] }

/** Returns what stands above shelves in a language: the house's own words, or those for what a shelf shows. */
export function namesIn({ settings }: Pick<House, 'settings'>, { providers }: Providers, language: string): (shelf: Shelf) => string {
  const groupName = groupNamesIn(language)
  return ({ id, names, shows }) => {
    const own = names[language] ?? names[settings.get('language')] ?? Object.values(names)[0]
    if (own !== undefined) return own
    if (shows.by === 'studio') return providers.find((one) => one.id === shows.studio)?.name ?? id
    return groupName(shows.by === 'group' ? shows.group : shows.by === 'name' ? 'all' : shows.by === 'list' ? id : shows.by)
  }
}

/** Returns the names of game groups in a language; one that we have no word for is called by its own name. */
export function groupNamesIn(language: string): (group: string) => string {
  const say = serverTexts('lobby', language)
  return (group) => {
    const said = say(`group.${group}`, {})
    return said === `group.${group}` ? group.charAt(0).toUpperCase() + group.slice(1) : said
  }
}
