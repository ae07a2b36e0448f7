import type { z } from 'zod'
import type { Html } from './html.ts'

/** One call of the control API: the route, its document and its check come from the same row. */
export type ControlRoute<Params = unknown, Query = unknown, Body = unknown> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/control/api`, with parameters as `{id}`. */
  path: string
  summary: string
  tag: string
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answer: z.ZodType
  run: (input: { params: Params; query: Query; body: Body }) => Promise<ControlAnswer>
}

/** What a control call answers: a body, or a refusal with a sentence that says what to do next. */
type ControlAnswer = { status: 200; body: unknown } | { status: 404 | 409; error: { code: string; message: string } }

/** A section of the control room: drawn anew whenever one of its topics changes. */
export type ControlSection = {
  /** Its address: `/?at=<name>`. */
  name: string
  title: string
  topics: string[]
  /** A small number beside the title, such as open payments. */
  count?: () => Promise<number>
  draw: (query: Record<string, string | undefined>) => Promise<Html>
}

/** Where protocols add their part of the control room and its API. */
export type ControlRegistry = {
  routes: ControlRoute[]
  sections: ControlSection[]
}

/** Gives a row of the table its types, then forgets them so that rows fit into one list. */
export function controlRoute<Params, Query, Body>(route: ControlRoute<Params, Query, Body>): ControlRoute {
  return route as unknown as ControlRoute // the server hands `run` only what the row's own schemas have parsed
}

/** A control call that found nothing to act on. */
export function absent(what: string): ControlAnswer {
  return { status: 404, error: { code: 'not_found', message: `There is no such ${what}.` } }
}

/** A control call that has no meaning in the state in which the thing is. */
export function withoutMeaning(message: string): ControlAnswer {
  return { status: 409, error: { code: 'without_meaning', message } }
}
