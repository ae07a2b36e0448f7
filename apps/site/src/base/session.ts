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
  // Which games there are depends on the player's country: they are asked again at a login, and stay on the page at a logout.
  const ofSomebody = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'GET /api/session' && (!!profile || !String(queryKey[0]).startsWith('GET /api/games')),
  }
  if (profile) site.queries.invalidateQueries(ofSomebody)
  else site.queries.removeQueries(ofSomebody)
}
