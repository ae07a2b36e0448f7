import type { SettingVersion } from '@fairhouse/contract/office/settings.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Moment } from '../base/pieces/pieces.tsx'
import { diffOf } from './setting-value.ts'
import type { SettingAnswer } from './setting-answer.ts'
import style from './Settings.module.css'

type Again = ((version: SettingVersion) => void) | undefined

/** What a setting was, the newest first: each version against the one before it. */
export function Versions({ answer: { setting, standard }, again }: { answer: SettingAnswer; again: Again }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/settings/versions', { name: setting.name }))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={4} label={t('office.list.loading')} />
  const versions = data.pages.flatMap((page) => page.versions)
  if (versions.length === 0) return <p className={style.quiet}>{t('office-settings.neverChanged')}</p>
  return (
    <>
      <ol className={style.versions}>
        {versions.map((one, place) => (
          <Version
            key={one.version}
            version={one}
            before={one.version === 1 ? standard : versions[place + 1]?.value}
            again={place > 0 ? again : undefined}
          />
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

function Version({ version: one, before, again }: { version: SettingVersion; before: unknown; again: Again }) {
  const t = useT()
  return (
    <li className={style.version}>
      <div className={style.versionHead}>
        <strong>{t('office-settings.version', { version: one.version })}</strong>
        <Moment at={one.changedAt} />
        <span>{one.changedBy}</span>
        {again && (
          <Button kind="plain" onClick={() => again(one)}>
            {t('office-settings.again')}
          </Button>
        )}
      </div>
      <ul dir="ltr" className={style.diff}>
        {diffOf(before, one.value).map(({ sign, text }, place) => (
          <li key={place} className={sign === '+' ? style.added : sign === '−' ? style.removed : ''}>
            <span>{sign}</span> {text}
          </li>
        ))}
      </ul>
    </li>
  )
}
