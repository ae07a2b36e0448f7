import { Banners, type Banner } from '@fairhouse/contract/player/games/lobby.ts'
import { Shelves, type Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { z } from 'zod'
import { fromJson, type Setting } from './setting.ts'

/** Stands where a house has set no shelves of its own: the game groups that the settings name. */
export const byGroups = 'groups'
type Given<V> = { about: string; fallback: V }

/** Defines the shelves of a place of the lobby. On the command line they are JSON, or `groups`. */
export const shelves = (given: Given<typeof byGroups>): Setting<readonly Shelf[] | typeof byGroups> => ({
  ...given,
  scope: 'server',
  form: { kind: 'json' },
  parse: (input) => (input === byGroups ? byGroups : listIn(Shelves, input, 'shelves')),
})

/** Defines the banners of the home page. On the command line they are JSON. */
export const banners = (given: Given<readonly Banner[]>): Setting<readonly Banner[]> => ({
  ...given,
  scope: 'server',
  form: { kind: 'json' },
  parse: (input) => listIn(Banners, input, 'banners'),
})

function listIn<One extends { id: string }>(shape: z.ZodType<One[]>, input: unknown, called: string): One[] {
  const read = shape.safeParse(typeof input === 'string' ? fromJson(input) : input)
  if (!read.success) throw new Error(`Give a list of ${called}: ${read.error.issues.map(issueText).join('; ')}.`)
  const ids = read.data.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new Error(`Give each of the ${called} an id of its own.`)
  return read.data
}

const issueText = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.join('.') || 'it'}: ${message}`
