import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Facts } from '../base/pieces/pieces.tsx'
import editor from '../base/pieces/editor.module.css'
import style from './Messages.module.css'

type Props = { name: string; language: string; texts: Record<string, string>; samples: Record<string, string> }
type Answer = OfficeAnswers<'POST /office/messages/preview'>

/** A message as it would be sent with what is typed, and what keeps it from being published. */
export function MessagePreview(wanted: Props) {
  const { background } = useOffice()
  const t = useT()
  const { data, error } = useQuery({ ...asked(background, 'POST /office/messages/preview', wanted), placeholderData: keepPreviousData })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={10} label={t('office.list.loading')} />
  return <Seen answer={data} language={wanted.language} />
}

function Seen({ answer: { subject, text, html, letters, parts, mistakes }, language }: { answer: Answer; language: string }) {
  const t = useT()
  const { tag, direction } = languageOf(language)
  return (
    <>
      {mistakes.length > 0 && (
        <Notice meaning="warning">
          {t('office-messages.mistakes')}
          {mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      )}
      <Facts
        facts={
          html === ''
            ? [
                { name: t('office-messages.letters'), value: String(letters) },
                { name: t('office-messages.parts'), value: t('office-messages.partsCount', { count: parts }) },
              ]
            : [
                { name: t('office-messages.part.subject'), value: <bdi>{subject}</bdi> },
                { name: t('office-messages.subjectLetters'), value: String(letters) },
              ]
        }
      />
      {html !== '' && <iframe title={t('office-messages.html')} className={style.frame} sandbox="" srcDoc={html} />}
      {html !== '' && <h3 className={style.subtitle}>{t('office-messages.plain')}</h3>}
      <p className={style.plain} lang={tag} dir={direction}>
        {text}
      </p>
    </>
  )
}
