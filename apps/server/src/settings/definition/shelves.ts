import { Shelves, type Shelf } from '@fairhouse/contract/office/lobby.ts'
import { fromJson, type Setting } from './setting.ts'

/** Stands where a house has set no shelves of its own: the game groups that the settings name. */
export const byGroups = 'groups'

/** Defines the shelves of a place of the lobby. On the command line they are JSON, or `groups`. */
export function shelves(given: { about: string; fallback: typeof byGroups }): Setting<readonly Shelf[] | typeof byGroups> {
  return {
    ...given,
    scope: 'server',
    form: { kind: 'json' },
    parse: (input) => {
      if (input === byGroups) return byGroups
      const read = Shelves.safeParse(typeof input === 'string' ? fromJson(input) : input)
      if (!read.success) throw new Error(`Give "groups", or a list of shelves: ${read.error.issues.map(issueText).join('; ')}.`)
      const ids = read.data.map(({ id }) => id)
      if (new Set(ids).size < ids.length) throw new Error('Give each shelf an id of its own.')
      return read.data
    },
  }
}

const issueText = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.join('.') || 'it'}: ${message}`
