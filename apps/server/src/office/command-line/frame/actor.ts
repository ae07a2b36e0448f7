import { userInfo } from 'node:os'
import type { Actor } from '../../../base/actor.ts'
import type { Decider } from '../../../base/decider.ts'
import { Wrong } from './command.ts'

type Options = Readonly<Record<string, string>>

/** Who runs a command: the person named with `--by`, else the operating system's user. */
export const actorOf = ({ by }: Options): Actor => `cli:${by?.trim() || systemUser()}`

/** Who runs a command, with the reason that it has to be given. */
export function deciderOf(options: Options): Decider {
  const { reason } = options
  if (!reason?.trim()) throw new Wrong('A reason is missing. Give it with --reason "…": it is kept.')
  return { actor: actorOf(options), reason }
}

/** A container may run under a number that has no name. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
