import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import style from './Incidents.module.css'

/** What players read in each language of the site while something is stopped. */
export function StopPreview({ kind, texts: own }: OfficeTakes<'POST /office/incidents/preview'>) {
  const { background, texts } = useOffice()
  const { t } = texts
  const { data, error } = useQuery({
    ...asked(background, 'POST /office/incidents/preview', { kind, texts: own }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={6} label={t('office.list.loading')} />
  return (
    <dl className={style.preview}>
      {data.shown.map(({ language, text, isOwn }) => {
        const { tag, direction, name } = languageOf(language)
        return (
          <div key={language}>
            <dt>
              {name} {isOwn && <Tag tone="brass">{t('office-incidents.ownTag')}</Tag>}
            </dt>
            <dd lang={tag} dir={direction}>
              {text}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
