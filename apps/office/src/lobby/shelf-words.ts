import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { useT } from '../base/office.ts'
import type { LobbyAnswer } from './lobby-answer.ts'

/** Returns what a shelf is called in the office, and what it shows. */
export function useShelfWords({ languages, groups, studios }: LobbyAnswer) {
  const t = useT()
  const ruleOf = ({ shows }: Shelf): string => {
    if (shows.by === 'list') return t('office-lobby.listed', { count: shows.games.length })
    if (shows.by === 'group') return groups.find(({ id }) => id === shows.group)?.name ?? shows.group
    if (shows.by === 'studio') return studios.find(({ id }) => id === shows.studio)?.name ?? String(shows.studio)
    return t(`office-lobby.by.${shows.by}`)
  }
  const nameOf = (shelf: Shelf): string =>
    shelf.names[languages[0] ?? 'en'] ?? (shelf.shows.by === 'list' ? t('office-lobby.unnamed') : ruleOf(shelf))
  return { nameOf, ruleOf }
}
