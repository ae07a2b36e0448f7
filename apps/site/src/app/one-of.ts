import type { At, Takes } from '@fairhouse/contract/caller.ts'
import { notFound } from '@tanstack/react-router'
import { question, Refused } from '../base/answers.ts'
import type { Given } from './route.tsx'

type Asking = Pick<Given, 'context' | 'params'>

/** An address that names nothing of ours is not found. */
const ask = <A extends At & `GET ${string}`>({ context: { site } }: Asking, at: A, input: Takes<A>) =>
  site.queries.ensureQueryData(question(site.call, at, input)).catch((error: unknown) => {
    if (error instanceof Refused && (error.answer.error === 'notFound' || error.answer.error === 'checkFields')) throw notFound()
  })

/** Loads the operator's page of an address. */
export const contentOf = (given: Asking) => ask(given, 'GET /api/pages', { name: given.params['pageName'] ?? '' })

/** Loads the jackpot or the race that an address names. */
export const oneOf = (what: 'jackpots' | 'races') => (given: Given) => ask(given, `GET /api/${what}/one`, { id: given.params['id'] ?? '' })
