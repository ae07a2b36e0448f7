import type { StoredDetail } from '@fairhouse/contract'
import { useState, type ReactNode } from 'react'
import { useSite } from '../../base/site.ts'
import { bankLogoOf } from './bank-logo.ts'
import style from './MethodLogo.module.css'

/** The logo of an account's bank; `instead` if there is none or it does not load. */
export function BankLogo({ detail, instead = null }: { detail: StoredDetail; instead?: ReactNode }) {
  const { settings } = useSite()
  const [missing, setMissing] = useState<string>()
  const logo = bankLogoOf(String(settings.fe['bankLogoUrl'] ?? ''), detail)
  if (!logo || missing === logo) return instead
  return (
    <img
      className={style.logo}
      src={logo}
      width="48"
      height="32"
      alt={detail.bankName}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(logo)}
    />
  )
}
