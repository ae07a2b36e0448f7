import type { ErrorAnswer } from '@fairhouse/contract'
import { shownOf } from '@fairhouse/errors/shown.ts'
import { errorText } from '@fairhouse/messages'
import { Notice } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { useSite } from '../../base/site.ts'
import { useProfile } from '../../base/session.ts'
import { SiteLink } from './SiteLink.tsx'

/**
 * A refused call's message, where it happened: the text and, if one helps, a link to the next step. `onClose` makes it
 * dismissible.
 */
export function ErrorMessage({ error, onClose }: { error: ErrorAnswer; onClose?: () => void }) {
  const { t } = useSite().texts
  return (
    <Notice meaning="danger" live close={onClose && { label: t('shell.dismiss'), onClose }}>
      <ErrorWords error={error} />
    </Notice>
  )
}

/** The same without its box. */
export function ErrorWords({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  const player = useProfile()
  const here = useLocation({ select: ({ search }) => `?modal=${search.modal}` })
  const { link: own } = shownOf(error.error)
  // A page of the player's own is shut to who was just refused the login: there it is we who help.
  const wanted = own && !player && own.to.startsWith('/my/') ? shownOf('suspended').link : own
  // Nor does a form lead to itself, or a player to the login.
  const link = wanted?.to === here || (player && wanted?.to === '/login') ? undefined : wanted
  return (
    <>
      <p>{errorText(texts, error)}</p>
      {link && <SiteLink to={link.to}>{texts.t(`error.link.${link.text}`)}</SiteLink>}
    </>
  )
}
