import { MethodData, type MethodSeed } from '../method-catalogue/method.ts'
import { providerMethods } from '../providers/registry.ts'
import { bonusCodeMethod } from './bonus-code-method.ts'

const seeds: readonly MethodSeed[] = [...providerMethods, bonusCodeMethod]

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
