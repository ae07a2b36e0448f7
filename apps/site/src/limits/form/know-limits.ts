import type { Answers } from '@fairhouse/contract/caller.ts'
import { forget } from '../../base/answers.ts'
import type { Site } from '../../base/site.ts'

/** Puts fresh limits into the cache and drops what depends on them. */
export function knowLimits(site: Site, limits: Answers<'GET /api/limits'>): void {
  site.queries.setQueryData(['GET /api/limits', {}], limits)
  site.queries.setQueryData(['GET /api/limits/deposit', {}], limits)
  forget(site.queries, 'GET /api/deposits/offer')
}
