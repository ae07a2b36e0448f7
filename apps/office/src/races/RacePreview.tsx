import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts } from '../base/pieces/pieces.tsx'
import { typedOf, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'

/** A race as it is written: its mistakes, or what the house puts in and which countries close it, and why. */
export function RacePreview({ data }: { data: Written }) {
  const { background } = useOffice()
  const t = useT()
  const preview = useQuery({ ...asked(background, 'POST /office/races/preview', { data }), placeholderData: keepPreviousData })
  const { mistakes = [], housePart = null, laws = [] } = preview.data ?? {}
  return (
    <Section title={t('office-races.comesTo')}>
      {preview.error && <ErrorNotice error={preview.error} />}
      {!preview.data && !preview.error && <Skeleton lines={5} label={t('office.list.loading')} />}
      {mistakes.length > 0 && (
        <Notice meaning="warning">
          {t('office-races.mistakes')}
          {mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      )}
      {housePart !== null && (
        <Facts facts={[{ name: t('office-races.housePart'), value: <bdi>{`${housePart} ${typedOf(data['currency'])}`}</bdi> }]} />
      )}
      {housePart !== null && <Laws laws={laws} />}
    </Section>
  )
}

/** Which countries close a race by their rules, and why. */
export function Laws({ laws }: Pick<OfficeAnswers<'GET /office/races/one'>, 'laws'>) {
  const t = useT()
  const closed = laws.filter(({ broken }) => broken.length > 0)
  if (closed.length === 0) return <Notice>{t('office-races.lawful')}</Notice>
  return (
    <Notice meaning="warning">
      {t('office-races.unlawful', { count: closed.length })}
      {closed.map(({ country, broken }) => (
        <span key={country} className={editor.mistake} dir="ltr">
          {`${country}: ${broken.map(({ rule, says }) => `${says} (${rule})`).join('; ')}`}
        </span>
      ))}
    </Notice>
  )
}
