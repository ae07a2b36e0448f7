import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'

const everyMs = 20_000

/** How many requests wait for a decision of whoever is signed in; nothing where none does. */
export function useWaiting(isAsked: boolean): { count: number; text: string } | undefined {
  const { background } = useOffice()
  const { data } = useQuery({
    ...asked(background, 'GET /office/requests', { state: 'waiting', of: 'deciding' }),
    enabled: isAsked,
    refetchInterval: everyMs,
  })
  const count = data?.requests.filter(({ mayDecide }) => mayDecide).length ?? 0
  return isAsked && count > 0 ? { count, text: data?.next ? `${count}+` : String(count) } : undefined
}
