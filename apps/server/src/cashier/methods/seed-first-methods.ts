import type { House } from '../../base/house.ts'
import { seedMethods } from '../method-catalogue/method.sql.ts'
import { firstMethods } from './first-methods.ts'

/**
 * Adds whichever methods of a new installation are missing; those present stay as the operator left them. New ones
 * start enabled in sandbox mode only: elsewhere an operator connects the provider first. Returns the size of the set.
 */
export async function seedFirstMethods({ db, env }: Pick<House, 'db' | 'env'>): Promise<number> {
  await seedMethods(db, firstMethods, env.mode === 'sandbox')
  return firstMethods.length
}
