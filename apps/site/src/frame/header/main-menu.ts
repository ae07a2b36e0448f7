import type { PageSettings } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'

/** An entry of the main menu: its target and caption. */
type MenuEntry = { readonly name: string; readonly to: string; readonly text: MessageKey; readonly of?: RegExp | undefined }

/** `of`: the pages that belong to it besides its own. */
type Known = { readonly text: MessageKey; readonly of?: RegExp } & ({ readonly to: string } | { readonly setting: string })

/** Every entry that the setting `fe.mainMenu` may name; a setting holds the paths that an operator chooses. */
const known: Record<string, Known> = {
  home: { text: 'shell.casino', to: '/', of: /^\/[^/]+-games\b/ },
  liveCasino: { text: 'shell.liveCasino', to: '/live-games', of: /^\/live\b/ },
  sports: { text: 'shell.sports', setting: 'bettingPath', of: /^\/sports\b/ },
  bingo: { text: 'shell.bingo', setting: 'bingoPath' },
  poker: { text: 'shell.poker', setting: 'pokerPath', of: /^\/poker\b/ },
  promotions: { text: 'shell.promotions', to: '/promotions' },
  comingSoon: { text: 'shell.comingSoon', to: '/coming-soon' },
  fairness: { text: 'shell.fairness', to: '/fairness' },
}

/** Returns the main menu as the operator composed it; promotions only if the country's rules show them. */
export function mainMenu(settings: PageSettings): readonly MenuEntry[] {
  const names = settings.fe['mainMenu']
  if (!Array.isArray(names)) return []
  return names.flatMap((name: unknown) => {
    const entry = typeof name === 'string' ? known[name] : undefined
    if (!entry || (name === 'promotions' && settings.rules.hidePromotions)) return []
    const { text, of } = entry
    return [{ name: String(name), text, of, to: 'to' in entry ? entry.to : String(settings.fe[entry.setting] ?? '/') }]
  })
}

/** The entry that a page belongs to: its own, else the closest one. */
export const entryAt = (menu: readonly MenuEntry[], path: string): MenuEntry | undefined =>
  menu.find(({ to }) => to === path) ?? menu.findLast(({ of }) => of?.test(path))

/** A link of the menu is marked by `entryAt` alone. */
export const exactly = { exact: true, includeSearch: false } as const
