import type { z } from 'zod'
import type { Html } from '@fairhouse/process/html.ts'

/** One call of the control API: its route, documentation and validation. */
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

/** The answer of a control call: a body, or a refusal whose sentence says what to do next. */
type ControlAnswer = { status: 200; body: unknown } | { status: 404 | 409; error: { code: string; message: string } }

/** A section of the control room, redrawn whenever one of its topics changes. */
export type ControlSection = {
  /** Its address: `/?at=<name>`. */
  name: string
  title: string
  topics: string[]
  /** A number beside the title, such as open payments. */
  count?: () => Promise<number>
  draw: (query: Record<string, string | undefined>) => Promise<Html>
}

/** Collects the control calls and control-room sections of all protocols. */
export type ControlRegistry = {
  routes: ControlRoute[]
  sections: ControlSection[]
}

/** Checks the types of a route, then erases them so that routes fit into one list. */
export function controlRoute<Params, Query, Body>(route: ControlRoute<Params, Query, Body>): ControlRoute {
  return route as unknown as ControlRoute // the server hands `run` only what the row's own schemas have parsed
}

/** Returns the answer for something that does not exist. */
export function absent(what: string): ControlAnswer {
  return { status: 404, error: { code: 'not_found', message: `There is no such ${what}.` } }
}

/** Returns the answer for an action that is not possible in the current state. */
export function withoutMeaning(message: string): ControlAnswer {
  return { status: 409, error: { code: 'without_meaning', message } }
}
