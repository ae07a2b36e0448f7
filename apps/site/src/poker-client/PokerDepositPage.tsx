import { Button, buttonClass, EmptyState, Spinner } from '@fairhouse/ui'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProtection } from '../base/protection.ts'
import { useT } from '../base/site.ts'

/** /poker-deposit: the poker client's way to the cashier, only if the protection check succeeded and found nothing. */
export function PokerDepositPage() {
  const t = useT()
  const protection = useProtection()
  const closed = protection === 'unknown' || protection === 'on'
  return (
    <>
      <PageTitle title={t('poker-client.deposit')} />
      <EmptyState
        level={1}
        title={t(closed ? 'poker-client.closed' : 'poker-client.deposit')}
        text={t(closed ? 'poker-client.closedText' : 'poker-client.depositText')}
      >
        {protection === 'asking' && (
          <div role="status" aria-label={t('poker-client.loading')}>
            <Spinner large />
          </div>
        )}
        {protection === 'off' && (
          <ModalLink modal="deposit" className={buttonClass('brass')}>
            {t('poker-client.open')}
          </ModalLink>
        )}
        {closed && <Button onClick={() => location.reload()}>{t('shell.tryAgain')}</Button>}
      </EmptyState>
    </>
  )
}
