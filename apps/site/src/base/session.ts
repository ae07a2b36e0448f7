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
  const isOf = (at: string, { queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(at)
  const ofSomebody = (one: { queryKey: readonly unknown[] }) => !isOf('GET /api/session', one) && !isOf('GET /api/games', one)
  if (profile) site.queries.invalidateQueries({ predicate: ofSomebody })
  else site.queries.removeQueries({ predicate: ofSomebody })
  // The lobby is that of a player's own country, or of where a visitor is: it stays until it has been asked for again.
  site.queries.invalidateQueries({ predicate: (one) => isOf('GET /api/games', one) })
}
