import type { DepositStep, PaymentDetail } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { useT } from '../../base/site.ts'
import { CopyButton } from './CopyButton.tsx'
import { AwaitingMoney } from './AwaitingMoney.tsx'
import { Countdown } from './Countdown.tsx'
import { QrCode } from './QrCode.tsx'
import style from './PaymentDetails.module.css'

/**
 * Shows where and how much to pay on our own page: values to type elsewhere can be copied, values for a phone are a QR
 * code. The status is polled meanwhile.
 */
export function PaymentDetails({ step, onBack }: { step: DepositStep; onBack: () => void }) {
  const t = useT()
  const details = step.details ?? {}
  const { uri, qrCode, expiresAt } = details
  return (
    <section className={style.details} aria-label={t('cashier.howToPay')}>
      <p className={style.lead}>{t('cashier.howToPayText')}</p>
      {qrCode && <QrCode text={qrCode} label={t('cashier.qrLabel')} />}
      {uri && (
        <a className={style.open} href={uri}>
          {t('cashier.openWallet')}
        </a>
      )}
      <dl className={style.lines}>
        {linesOf(details).map(({ name, value, shown }) => (
          <div key={name} className={style.line}>
            <dt>{t(`cashier.detail.${name}`)}</dt>
            <dd>
              <bdi dir="ltr">{shown ?? value}</bdi>
              <CopyButton value={value} name={t(`cashier.detail.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
      {expiresAt && <Countdown until={expiresAt} />}
      <AwaitingMoney onBack={onBack} />
    </section>
  )
}

type Line = { name: LineName; value: string; shown?: string }
type LineName = 'payAmount' | 'address' | 'amount' | 'beneficiary' | 'iban' | 'clabe' | 'code' | 'barcode' | 'reference' | 'qr' | 'bank'

/** Returns what a payer needs, in the order in which it is asked for. */
export function linesOf(details: PaymentDetail): Line[] {
  const { payAmount, payCurrency, address, amount, currency, beneficiary, type, value, reference, bank, barcode } = details
  const named = lineNames.find((name) => name === type)
  const money = amount && currency ? moneyText(amount, currency) : undefined
  const lines: (Line | undefined)[] = [
    payAmount ? { name: 'payAmount', value: payAmount, shown: `${payAmount} ${payCurrency ?? ''}`.trim() } : undefined,
    address ? { name: 'address', value: address } : undefined,
    amount && money ? { name: 'amount', value: amount, shown: money } : undefined,
    beneficiary ? { name: 'beneficiary', value: beneficiary } : undefined,
    named && value && named !== 'qr'
      ? { name: named, value, ...(named === 'iban' || named === 'clabe' ? { shown: inFours(value) } : {}) }
      : undefined,
    bank ? { name: 'bank', value: bank } : undefined,
    barcode && barcode !== value ? { name: 'barcode', value: barcode } : undefined,
    reference && reference !== value ? { name: 'reference', value: reference } : undefined,
  ]
  return lines.filter((line) => line !== undefined)
}

const lineNames = ['iban', 'clabe', 'code', 'barcode', 'reference', 'qr'] as const

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ')
