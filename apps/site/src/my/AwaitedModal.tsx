import type { MessageKey } from '@fairhouse/messages'
import { Link } from '@tanstack/react-router'
import { Ways } from '../content/index.ts'
import type { ModalProps } from '../shell/ModalHost.tsx'
import { useSite } from '../site.ts'
import { awaitedModals } from './awaited.ts'

/** A modal with nothing to fill in yet: what will be asked here, and what the reader can do now. */
export function AwaitedModal({ modal }: ModalProps) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const place = awaitedModals[modal]
  if (!place) return null
  const text = `places.${place.name}.text` as MessageKey // checks/addresses.ts sees that each place has its texts
  return (
    <>
      <p>{t(text, { email: settings.supportEmail })}</p>
      <Ways title={t('places.instead')}>
        {place.instead.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </Ways>
    </>
  )
}
