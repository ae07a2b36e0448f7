import { openByHand, type NewByHand } from '../../people/registration/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { reaches } from '../players/index.ts'

type New = Omit<NewByHand, 'nationalIdNumber'> & { nationalIdNumber?: string | undefined }

/** Opens an account by hand. */
export async function createPlayer(asking: ActContext, wanted: New): Promise<{ player: string } | OfficeRefused> {
  const { house, colleague, changes } = asking
  const { country, nationalIdNumber = '' } = wanted
  if (!reaches(asking, 'players.create', country)) return no('aboveBound', { details: { permission: 'players.create' } })
  const id = await openByHand(house, { ...wanted, nationalIdNumber }, colleague.actor)
  if (typeof id === 'string') return no('mayNot', { message: id })
  changes({ what: 'player.status', subject: `player:${id}`, before: null, after: 'active' })
  return { player: String(id) }
}
