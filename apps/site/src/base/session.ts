import type { Profile } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { useAnswer } from './answers.ts'
import type { Site } from './site.ts'

/** Returns who is logged in; null for a visitor. */
export function useProfile(): Profile | null {
  return useAnswer('GET /api/session', {}, { staleMs: 60_000 }).data?.profile ?? null
}

/** Sets who is logged in, or nobody, and drops everything fetched as somebody else. */
export function becomeProfile(site: Site, profile: Profile | null): void {
  site.queries.setQueryData<Answers<'GET /api/session'>>(['GET /api/session', {}], { profile })
  const isNot = (some: RegExp) => ({ predicate: ({ queryKey: [at] }: { queryKey: readonly unknown[] }) => !some.test(String(at)) })
  // The lobby is that of a player's own country, or of where a visitor is: it stays until it has been asked for again.
  if (!profile) site.queries.removeQueries(isNot(/^GET \/api\/(session|games)/))
  site.queries.invalidateQueries(isNot(/^GET \/api\/session/))
}
