import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'

const place = 'place before the directory'

/** Signing in by the house's own directory: what it is called, if there is one, and what goes there. */
export function useDirectory() {
  const { caller } = useOffice()
  const { data } = useQuery({ ...asked(caller, 'GET /office/directory', {}), staleTime: Infinity })
  const [refusal, setRefusal] = useState<OfficeRefusal>()
  const [busy, setBusy] = useState(false)
  const start = () => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    void caller.call('POST /office/directory/begin', {}).then((outcome) => {
      if (outcome.ok) {
        sessionStorage.setItem(place, location.pathname + location.search)
        location.assign(outcome.value.address)
        return
      }
      setBusy(false)
      setRefusal(outcome.refusal)
    })
  }
  return { name: data?.name ?? null, busy, refusal, start }
}

/** Where somebody was when they left for the directory. */
export function placeBefore(): string {
  const kept = sessionStorage.getItem(place) ?? '/'
  sessionStorage.removeItem(place)
  return kept.startsWith('/directory') ? '/' : kept
}
