import { useAnswer } from './answers.ts'

/** Result of the protection check: not answered yet, site open, site closed, or unknown. */
type Protection = 'asking' | 'off' | 'on' | 'unknown'

/** The protection check, made once on start. */
export function useProtection(): Protection {
  const { data, isError } = useAnswer('GET /api/protection', {}, { staleMs: Infinity })
  if (data) return data.status !== 'succeeded' ? 'unknown' : data.enabled ? 'on' : 'off'
  return isError ? 'unknown' : 'asking'
}
