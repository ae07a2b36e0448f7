import { MethodData, type MethodSeed } from '../method-catalogue/method.ts'
import { providerMethods } from '../providers/registry.ts'
import { bonusCodeMethod } from './bonus-code-method.ts'

const seeds: readonly MethodSeed[] = [...providerMethods, bonusCodeMethod]

/** Descriptions for methods without their own. */
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

/** The methods of a new installation, in order. */
export const firstMethods: MethodData[] = seeds.map((seed) =>
  MethodData.parse({ ...seed, description: seed.description ?? inGeneral[seed.kind] }),
)
