import { buttonClass, EmptyState, Spinner } from '@fairhouse/ui'
import { ModalLink } from '../shell/ModalLink.tsx'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useProtection } from '../shell/protection.ts'
import { useT } from '../site.ts'

/** /poker-deposit: the way to the cashier for the poker client, only where the protection check has said that all is well. */
export function PokerDepositPage() {
  const t = useT()
  const protection = useProtection()
  if (protection === 'asking')
    return (
      <div role="status" aria-label={t('poker.loading')}>
        <Spinner large />
      </div>
    )
  const open = protection === 'off'
  return (
    <>
      <PageTitle title={t('poker.deposit')} />
      <EmptyState level={1} title={t(open ? 'poker.deposit' : 'poker.closed')} text={t(open ? 'poker.depositText' : 'poker.closedText')}>
        {open && (
          <ModalLink modal="deposit" className={buttonClass('brass')}>
            {t('poker.open')}
          </ModalLink>
        )}
      </EmptyState>
    </>
  )
}
