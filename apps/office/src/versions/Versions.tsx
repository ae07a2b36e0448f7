import { Button, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { Moment } from '../base/pieces/pieces.tsx'
import { diffOf } from './value-lines.ts'
import style from './Versions.module.css'

/** What something was: its number, its value, and who made it when; neither if it came with the installation. */
export type Version = { version: number; value: unknown; changedAt: string | null; changedBy: string | null; tag?: ReactNode }

/** The pages of a list of versions, as they come. */
export type AskedVersions = {
  data: unknown
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** What something was, the newest first: each version against the one before it. */
export function Versions<Own extends Version>({
  asked: { data, error, hasNextPage, isFetchingNextPage, fetchNextPage },
  versions,
  first,
  empty,
  again,
}: {
  asked: AskedVersions
  versions: readonly Own[]
  /** What the first version is held against. */
  first: unknown
  empty: string
  /** Brings an earlier version back, for whoever may. */
  again: ((version: Own) => void) | undefined
}) {
  const t = useT()
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={4} label={t('office.list.loading')} />
  if (versions.length === 0) return <p className={style.quiet}>{empty}</p>
  return (
    <>
      <ol className={style.versions}>
        {versions.map((one, place) => (
          <li key={one.version} className={style.version}>
            <div className={style.head}>
              <strong>{t('office-settings.version', { version: one.version })}</strong>
              <Moment at={one.changedAt} none={t('office-settings.installed')} />
              {one.changedBy && <span>{one.changedBy}</span>}
              {one.tag}
              {again && place > 0 && (
                <Button kind="plain" onClick={() => again(one)}>
                  {t('office-settings.again')}
                </Button>
              )}
            </div>
            <Diff before={one.version === 1 ? first : versions[place + 1]?.value} after={one.value} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('office.list.more')}
        </Button>
      )}
    </>
  )
}

/** One value against another, line by line; what both have is left out where it is long, or where differences alone are wanted. */
export function Diff({ before, after, isShort = false, empty }: { before: unknown; after: unknown; isShort?: boolean; empty?: string }) {
  const lines = diffOf(before, after)
  const shown = isShort || lines.length > most ? lines.filter(({ sign }) => sign !== ' ') : lines
  if (shown.length === 0 && empty !== undefined) return <p className={style.quiet}>{empty}</p>
  return (
    <ul dir="ltr" className={style.diff}>
      {shown.map(({ sign, text }, place) => (
        <li key={place} className={sign === '+' ? style.added : sign === '−' ? style.removed : ''}>
          <span>{sign}</span> {text}
        </li>
      ))}
    </ul>
  )
}

const most = 8
