import { MethodData, type MethodSeed } from '../method.ts'
import { bankAtOnceMethods, payAndPlayMethods, transferMethods } from './bank-methods.ts'
import { bonusCodeMethod } from './bonus-code-method.ts'
import { cardMethods } from './card-methods.ts'
import { cryptoMethods } from './crypto-methods.ts'
import { localMethods } from './local-methods.ts'
import { pageMethods } from './page-methods.ts'

const [card, ...otherCards] = cardMethods
const seeds: MethodSeed[] = [
  ...(card ? [card] : []),
  ...payAndPlayMethods,
  ...otherCards,
  ...pageMethods,
  ...transferMethods,
  ...localMethods,
  ...cryptoMethods,
  ...bankAtOnceMethods,
  bonusCodeMethod,
]

/** What a new installation offers, in this order. */
export const firstMethods: MethodData[] = seeds.map((seed) => MethodData.parse(seed))
