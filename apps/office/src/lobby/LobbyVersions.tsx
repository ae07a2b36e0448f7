import type { LobbyVersion, Shelf } from '@fairhouse/contract/office/lobby.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { Versions } from '../versions/index.ts'
import type { LobbyAnswer, Place } from './lobby-answer.ts'
import { useShelfWords } from './shelf-words.ts'

type Props = { place: Place; answer: LobbyAnswer; again: ((version: LobbyVersion) => void) | undefined }

/** What the shelves of a place were. */
export function LobbyVersions({ place, answer, again }: Props) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const { nameOf, ruleOf } = useShelfWords(answer)
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/lobby/versions', { place }))
  const found = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  const lineOf = (shelf: Shelf, at: number): string => {
    const { countries, from, until } = shelf
    const when = from === null && until === null ? [] : [`${from ?? '…'} – ${until ?? '…'}`]
    return [`${at + 1}. ${nameOf(shelf)}`, ruleOf(shelf), ...(countries.length > 0 ? [countries.join(' ')] : []), ...when].join(' · ')
  }
  const linesOf = (shelves: readonly Shelf[] | null) => shelves?.map(lineOf) ?? [t('office-lobby.start')]
  const shown = found.map((one) => ({ ...one, value: linesOf(one.shelves) }))
  return (
    <Versions
      asked={askedVersions}
      versions={shown}
      first={linesOf(null)}
      empty={t('office-lobby.neverSet')}
      again={again && (({ version }) => again(found.find((one) => one.version === version)!)) /* the same list */}
    />
  )
}
