import type { DepositMethod } from '@fairhouse/contract'
import { listenToFrame, readDepositMessage, tellFrame } from '@fairhouse/frame'
import { useEffect, useRef } from 'react'
import { useProfile } from '../../base/session.ts'
import { useSite } from '../../base/site.ts'
import style from '../payment-frame/PaymentFrame.module.css'

type Props = {
  method: DepositMethod
  currency: string
  /** As a decimal text; empty while it is wrong. */
  amount: string
  campaign: number
  onToken: (tokenData: Readonly<Record<string, string>>) => void
  onAmountMissing: () => void
}

/** A phone's wallet pays with one tap: its own button in a frame of ours, which is told the amount and hands over a token. */
export function WalletButton({ method, currency, amount, campaign, onToken, onAmountMissing }: Props) {
  const { texts, settings } = useSite()
  const profile = useProfile()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useRef({ onToken, onAmountMissing, amount, campaign })
  hear.current = { onToken, onAmountMissing, amount, campaign }
  const say = () => {
    const window = frame.current?.contentWindow ?? null
    const { amount: now, campaign: chosen } = hear.current
    tellFrame({ window, origin: location.origin }, { type: 'deposit', value: 'amount', amount: now, campaign: String(chosen) })
  }
  useEffect(say, [amount, campaign])
  useEffect(
    () =>
      listenToFrame({
        window: () => frame.current?.contentWindow ?? null,
        origin: location.origin,
        schema: readDepositMessage,
        onMessage: ({ value, data }) => {
          if (value === 'ready') say()
          if (value === 'amountMissing') hear.current.onAmountMissing()
          if (value === 'walletToken') hear.current.onToken(data ?? {})
        },
      }),
    [],
  )
  const query = new URLSearchParams({
    environment: String(settings.fe['walletButton.environment'] ?? 'TEST'),
    merchantId: method.metadata?.merchantId ?? '',
    siteId: method.metadata?.merchantSiteId ?? '',
    countryCode: profile?.details.country ?? settings.country,
    currency,
    companyName: settings.siteName,
    method: String(method.method),
  })
  return (
    <iframe
      ref={frame}
      className={style.walletButton}
      title={texts.t('cashier.walletButton')}
      src={`/interfaces/wallet-button.html?${query}`}
      allow="payment"
    />
  )
}
