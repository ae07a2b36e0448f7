import { Button, Dialog, EmptyState, Skeleton } from '@fairhouse/ui'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import { needsLogin, type ModalName } from '../../base/address/modal-names.ts'
import { useSite } from '../../base/site.ts'
import { loadModal, modalIsLoaded } from './load-modal.ts'
import { useProtection } from '../../base/protection.ts'
import { useProfile } from '../../base/session.ts'

/** What every modal receives: its name and a way to close itself. */
export type ModalProps = { close: () => void; modal: ModalName }

/**
 * Opens the modal named in the address. Closing goes back if it was opened from this page, otherwise drops the
 * parameter.
 */
export function ModalHost() {
  const {
    modals,
    settings,
    texts: { t },
  } = useSite()
  const profile = useProfile()
  const router = useRouter()
  const navigate = useNavigate()
  const modal = useLocation({ select: ({ search }) => search.modal })
  const isPoker = useLocation({ select: ({ pathname }) => pathname === '/poker-deposit' })
  const protection = useProtection()
  // Until the address has been read, what it names may be no modal.
  if (!modal || !Object.hasOwn(modals, modal) || (!profile && needsLogin(modal, settings.visitorsDeposit))) return null
  // The poker client's way to the cashier is open only once the protection check has said that all is well.
  if (isPoker && modal === 'deposit' && protection !== 'off') return null
  const close = () => {
    if (router.latestLocation.state.overlay) return router.history.back()
    void navigate({
      to: '.',
      search: ({ modal: _modal, amount: _amount, campaign: _campaign, method: _method, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Dialog key={modal} title={t(`shell.modal.${modal}`)} closeLabel={t('shell.close')} onClose={close} wide={modals[modal].wide}>
      <ModalContent modal={modal} close={close} />
    </Dialog>
  )
}

function ModalContent({ modal, close }: { modal: ModalName; close: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(modalIsLoaded(site, modal) ? 'ready' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    let gone = false
    loadModal(site, modal).then(
      () => gone || setState('ready'),
      () => gone || setState('failed'),
    )
    return () => void (gone = true)
  }, [state, site, modal])
  if (state === 'loading') return <Skeleton label={t('shell.loading')} lines={4} />
  if (state === 'failed') {
    return (
      <EmptyState title={t('shell.oops')} text={t('shell.chunkFailed')}>
        <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
      </EmptyState>
    )
  }
  const View = site.modals[modal].view as unknown as ComponentType<ModalProps> // every modal takes ModalProps
  return <View close={close} modal={modal} />
}
