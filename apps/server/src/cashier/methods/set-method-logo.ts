import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { setLogo, type Picture } from '../../edge/content/index.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'

/** Gives a method a logo of its own, or the drawn one again; undefined if there is no such method. */
export const setMethodLogo = async (house: House, id: number, picture: Picture | undefined, actor: Actor) =>
  (await readMethod(house.db, id)) && setLogo(house, { catalogue: 'method', id }, picture, actor)
