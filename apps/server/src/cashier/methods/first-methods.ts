import { MethodData, type MethodSeed } from '../method-catalogue/method.ts'
import { bankAtOnceMethods, payAndPlayMethods, transferMethods } from '../method-catalogue/bank-methods.ts'
import { bonusCodeMethod } from '../method-catalogue/bonus-code-method.ts'
import { cardMethods } from '../method-catalogue/card-methods.ts'
import { cryptoMethods } from '../method-catalogue/crypto-methods.ts'
import { localMethods } from '../method-catalogue/local-methods.ts'
import { pageMethods } from '../method-catalogue/page-methods.ts'

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

/** What is said of a way to pay that has no words of its own. */
const inGeneral: Readonly<Record<MethodSeed['kind'], string>> = {
  card: 'cashier.cardDescription',
  bank: 'cashier.bankDescription',
  wallet: 'cashier.walletServiceDescription',
  walletButton: 'cashier.walletDescription',
  crypto: 'cashier.cryptoDescription',
  voucher: 'cashier.voucherDescription',
  bonusCode: 'cashier.bonusCodeDescription',
  slip: 'cashier.slipDescription',
  qr: 'cashier.qrDescription',
  transfer: 'cashier.referenceDescription',
  counter: 'cashier.counterDescription',
  phone: 'cashier.phoneDescription',
}

/** What a new installation offers, in this order. */
export const firstMethods: MethodData[] = seeds.map((seed) =>
  MethodData.parse({ ...seed, description: seed.description ?? inGeneral[seed.kind] }),
)
