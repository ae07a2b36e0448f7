import type { ErrorAnswer } from '@fairhouse/contract'
import { shownOf } from '@fairhouse/errors/shown.ts'
import { errorText } from '@fairhouse/messages'
import { Notice } from '@fairhouse/ui'
import { useSite } from '../site.ts'
import { SiteLink } from './SiteLink.tsx'

/** What a refused call says to the reader, where it happened: the text and, where one helps, the link to what to do next. */
export function ErrorMessage({ error }: { error: ErrorAnswer }) {
  return (
    <Notice meaning="danger" live>
      <ErrorWords error={error} />
    </Notice>
  )
}

/** The same without its box. */
export function ErrorWords({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  const { link } = shownOf(error.error)
  return (
    <>
      <p>{errorText(texts, error)}</p>
      {link && <SiteLink to={link.to}>{texts.t(`error.link.${link.text}`)}</SiteLink>}
    </>
  )
}
