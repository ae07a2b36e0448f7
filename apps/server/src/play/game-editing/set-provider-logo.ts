import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { setLogo, type Picture } from '../../edge/content/index.ts'
import { readProviders } from '../games/game.sql.ts'

/** Gives a game provider a logo of its own, or the drawn one again; undefined if there is no such provider. */
export async function setProviderLogo(house: House, id: number, picture: Picture | undefined, actor: Actor) {
  if (!(await readProviders(house.db)).some((one) => one.id === id)) return undefined
  return setLogo(house, { catalogue: 'gameProvider', id }, picture, actor)
}
