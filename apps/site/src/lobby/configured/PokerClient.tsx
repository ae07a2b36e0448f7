import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { errorText } from '@fairhouse/messages'
import { Button, buttonClass, Notice } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useProfile } from '../../base/session.ts'
import { useSite } from '../../base/site.ts'
import { launchPoker, startOver, waitsForPlayer } from './launch-poker.ts'
import style from './ConfiguredPage.module.css'

type Client =
  | { at: 'closed' }
  | { at: 'opening' }
  | { at: 'open'; launch: Answers<'POST /api/game/poker/launch'> }
  | { at: 'failed'; why: string }
  | { at: 'asked'; error: ErrorAnswer }

/** Opens the poker client in its frame. If that fails, the player is logged out and the page starts over. */
export function PokerClient() {
  const site = useSite()
  const [client, setClient] = useState<Client>({ at: 'closed' })
  const failed = client.at === 'failed'
  useEffect(() => (failed ? startOver() : undefined), [failed])
  const open = async () => {
    setClient({ at: 'opening' })
    const launched = await launchPoker(site.call, site.settings, site.texts.language.code)
    if (launched.ok) return setClient({ at: 'open', launch: launched.value })
    const { error } = launched
    setClient(waitsForPlayer(error) ? { at: 'asked', error } : { at: 'failed', why: errorText(site.texts, error) })
  }
  return <ClientShown client={client} open={() => void open()} />
}

/** What is shown of the client: the way in, the client itself, or why it did not open. */
export function ClientShown({ client, open }: { client: Client; open: () => void }) {
  const { t } = useSite().texts
  const profile = useProfile()
  if (client.at === 'open') return <iframe className={style.poker} src={client.launch.url} title={t('place.pokerFrame')} />
  return (
    <div className={style.client}>
      {client.at === 'failed' ? (
        <Notice meaning="danger" live>
          <p>{client.why}</p>
          <p>{t('place.pokerFailed')}</p>
        </Notice>
      ) : client.at === 'asked' ? (
        <ErrorMessage error={client.error} />
      ) : profile ? (
        <Button onClick={open} busy={client.at === 'opening'}>
          {client.at === 'opening' ? t('place.pokerOpening') : t('place.pokerOpen')}
        </Button>
      ) : (
        <ModalLink modal="login" className={buttonClass('brass')}>
          {t('place.pokerLogIn')}
        </ModalLink>
      )}
    </div>
  )
}
