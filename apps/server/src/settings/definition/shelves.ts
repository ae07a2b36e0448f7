import { Shelves, type Shelf } from '@fairhouse/contract/office/lobby.ts'
import { fromJson, type Setting } from './setting.ts'

/** Defines the shelves of a place of the lobby, or null where the house has none of its own. On the command line they are JSON. */
export function shelves(given: { about: string; fallback: readonly Shelf[] | null }): Setting<readonly Shelf[] | null> {
  return {
    ...given,
    scope: 'server',
    form: { kind: 'json' },
    parse: (input) => {
      const read = Shelves.nullable().safeParse(typeof input === 'string' ? fromJson(input) : input)
      if (!read.success) throw new Error(`Give null, or a list of shelves: ${read.error.issues.map(issueText).join('; ')}.`)
      const ids = read.data?.map(({ id }) => id) ?? []
      if (new Set(ids).size < ids.length) throw new Error('Give each shelf an id of its own.')
      return read.data
    },
  }
}

const issueText = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.join('.') || 'it'}: ${message}`
