import { markPotentialMinor, settleKnown } from '../../people/account/index.ts'
import type { GateByInput, ActContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'
import { deciderOf, mayNot } from './account-acts.ts'

type Of = { player: string }
type Done = Record<string, never> | OfficeRefused

/** Marks a player as possibly under age, or takes the mark away. */
export async function markMinor(asking: ActContext, { player, isMarked }: Of & { isMarked: boolean }): Promise<Done> {
  const row = await playerToActOn(asking, 'players.age', player)
  if (isNo(row)) return row
  if (row.potential_minor === isMarked) return mayNot(isMarked ? 'The mark is there already.' : 'There is no mark.')
  const word = (is: boolean) => (is ? 'on' : 'off')
  asking.changes({ what: 'player.minor', subject: `player:${row.id}`, before: word(!isMarked), after: word(isMarked) })
  await markPotentialMinor(asking.house, row, word(isMarked), asking.colleague.actor)
  return {}
}

/** Taking the mark away is signed. */
export const gateOfMinor: GateByInput = async (_, input) => ((input as { isMarked: boolean }).isMarked ? 'reason' : 'stepUp') // parsed by the call's schema

/** Keeps that identity and address were seen. */
export const validatePlayer = (asking: ActContext, of: Of): Promise<Done> => settle(asking, of, true)

/** Takes that back. */
export const invalidatePlayer = (asking: ActContext, of: Of): Promise<Done> => settle(asking, of, false)

async function settle(asking: ActContext, { player }: Of, isKnown: boolean): Promise<Done> {
  const row = await playerToActOn(asking, 'documents.decide', player)
  if (isNo(row)) return row
  const was = row.validated_at !== null
  if (was === isKnown) return mayNot(isKnown ? 'Identity and address were seen already.' : 'Identity and address were not seen.')
  const word = (is: boolean) => (is ? 'seen' : 'notSeen')
  asking.changes({ what: 'player.validated', subject: `player:${row.id}`, before: word(was), after: word(isKnown) })
  await settleKnown(asking.house, row, isKnown, deciderOf(asking))
  return {}
}
