import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'

const everyMs = 15_000

/** What every colleague should know: which incidents are open, and what is stopped. */
export function useStoppedNow() {
  const { background } = useOffice()
  return useQuery({ ...asked(background, 'GET /office/incidents/now', {}), refetchInterval: everyMs }).data
}
