import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'

/** Goes back to the version before the newest one by one key, if there is any. */
export function useBack<Version>(before: Version | undefined, again: (version: Version) => void): PageAct[] {
  const t = useT()
  return before ? [{ id: 'games.back', keys: 'z', label: t('office-games.back'), run: () => again(before) }] : []
}
