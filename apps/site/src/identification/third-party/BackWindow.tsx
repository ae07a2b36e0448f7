import type { ThirdPartyDetails } from '@fairhouse/contract'
import { useEffect, useState } from 'react'
import { useSite } from '../../base/site.ts'
import { methodName } from '../methods/method-names.ts'
import style from '../check/Identification.module.css'

const place = 'identification-back'

/**
 * The service waits for the registration's token in its own window, which opens once by itself, or by a link if the
 * browser blocks it. The token works in this browser only.
 */
export function BackWindow({ from: { method, details } }: { from: ThirdPartyDetails }) {
  const { t } = useSite().texts
  const [blocked, setBlocked] = useState(false)
  const { backUrl, registrationToken } = details
  const address = backUrl && addressWith(backUrl, registrationToken)
  useEffect(() => {
    if (address && openBack(address, registrationToken) === 'blocked') setBlocked(true)
  }, [address, registrationToken])
  if (!blocked) return undefined
  return (
    <p className={style.note}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('identification.backWindow', { method: methodName(t, method) })}
      </a>
    </p>
  )
}

/** Opens the window once for each token. */
export function openBack(address: string, registrationToken: string): 'opened' | 'blocked' | undefined {
  if (sessionStorage.getItem(place) === registrationToken) return undefined
  sessionStorage.setItem(place, registrationToken)
  const opened = window.open(address)
  if (!opened) return 'blocked'
  opened.opener = null
  return 'opened'
}

/** The service's address with the token of the registration. */
export function addressWith(backUrl: string, registrationToken: string): string {
  const address = new URL(backUrl)
  address.searchParams.set('registrationToken', registrationToken)
  return address.href
}
