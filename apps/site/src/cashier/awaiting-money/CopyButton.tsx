import { useState } from 'react'
import { useT } from '../../base/site.ts'
import style from './PaymentDetails.module.css'

/** Copies a value, and says that it did. */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <button
      type="button"
      className={style.copy}
      aria-label={t('cashier.copyOf', { name })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{copied ? t('cashier.copied') : t('cashier.copy')}</span>
    </button>
  )
}
