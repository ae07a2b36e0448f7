import { MethodData, type MethodSeed } from '../method.ts'
import { bankMethods, payAndPlayMethods } from './bank-methods.ts'
import { cardMethods } from './card-methods.ts'

const seeds: MethodSeed[] = [...cardMethods, ...payAndPlayMethods, ...bankMethods]

/** What a new installation offers, in this order. */
export const firstMethods: MethodData[] = seeds.map((seed) => MethodData.parse(seed))
