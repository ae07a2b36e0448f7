import type { PageSettings } from '@fairhouse/contract'
import type { At, Takes } from '@fairhouse/contract/caller.ts'
import { notFound } from '@tanstack/react-router'
import { isUnknownName, question } from '../base/answers.ts'
import type { Given } from './route.tsx'

/** Loads what a call says of a part of the address; an address that names nothing of ours is not found. */
const loader =
  <A extends At & `GET ${string}`>(at: A, name: keyof Takes<A> & string, param: string = name) =>
  ({ context: { site }, params }: Pick<Given, 'context' | 'params'>) =>
    site.queries
      .ensureQueryData(question(site.call, at, { [name]: params[param] ?? '' } as Takes<A>)) // its only field
      .catch((error: unknown) => {
        if (isUnknownName(error)) throw notFound()
      })

/** Loads one of the operator's pages. */
export const contentOf = loader('GET /api/pages', 'name', 'pageName')
/** Loads a jackpot that has been started. */
export const jackpotOf = loader('GET /api/jackpots/one', 'id')
/** Loads a race that has been opened. */
export const raceOf = loader('GET /api/races/one', 'id')
/** Loads the terms of an offer that is open to the reader. */
export const termsOf = loader('GET /api/campaigns/terms', 'campaign')

/** Returns whether there are races, and so an address of theirs. */
export const mayRace = ({ fe }: PageSettings): boolean => !fe['tournaments.blocked']
