import { useAnswer } from './answers.ts'

/** What the protection check came to: not answered yet, the site is open, it is closed, or nobody knows. */
type Protection = 'asking' | 'off' | 'on' | 'unknown'

/** The protection check, made once on start. */
export function useProtection(): Protection {
  const { data, isError } = useAnswer('GET /api/protection', {}, { staleMs: Infinity })
  if (data) return data.status !== 'succeeded' ? 'unknown' : data.enabled ? 'on' : 'off'
  return isError ? 'unknown' : 'asking'
}
