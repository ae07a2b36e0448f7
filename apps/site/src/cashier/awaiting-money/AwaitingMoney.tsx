import { Button, Icon } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import style from './PaymentDetails.module.css'

/** The end of a screen whose money comes from elsewhere: it is waited for, and there is a way back. */
export function AwaitingMoney({ onBack }: { onBack: () => void }) {
  const t = useT()
  return (
    <>
      <p className={style.waits} role="status">
        <Icon name="clock" size={18} />
        {t('cashier.awaitingMoney')}
      </p>
      <Button kind="plain" onClick={onBack}>
        <Icon name="back" size={18} />
        {t('cashier.frameBack')}
      </Button>
    </>
  )
}
