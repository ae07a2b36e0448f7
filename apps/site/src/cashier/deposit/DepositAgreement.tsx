import type { DepositMethod } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { forgetMoney } from '../../wallet/index.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import { methodName } from '../methods/method-name.ts'
import style from '../style/DepositForm.module.css'

/** The agreement to sign before paying this way; a player who has declined may still accept. */
export function DepositAgreement({ method }: { method: DepositMethod }) {
  const site = useSite()
  const { t } = site.texts
  const [busy, setBusy] = useState<boolean>()
  const answer = async (depositAgreement: boolean) => {
    setBusy(depositAgreement)
    const told = await site.call('POST /api/payment/verifyPaymentDetails', { method: method.method, depositAgreement })
    if (!told.ok) await showError(site, told.error)
    forgetMoney(site.queries)
    setBusy(undefined)
  }
  return (
    <section className={style.form} aria-labelledby="deposit-agreement">
      <h3 id="deposit-agreement" className={style.agreementTitle}>
        {t('cashier.agreementTitle')}
      </h3>
      {method.depositAgreement === false && <Notice meaning="warning">{t('cashier.agreementDeclined')}</Notice>}
      <p className={style.agreement}>{t('cashier.agreementText', { method: methodName(site.texts, method) })}</p>
      <Button wide busy={busy === true} onClick={() => void answer(true)}>
        {t('cashier.agreementAccept')}
      </Button>
      {method.depositAgreement === null && (
        <Button wide kind="line" busy={busy === false} onClick={() => void answer(false)}>
          {t('cashier.agreementDecline')}
        </Button>
      )}
    </section>
  )
}
