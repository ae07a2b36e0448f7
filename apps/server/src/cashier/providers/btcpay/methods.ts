import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { marketRules, rulesOf } from '../../method-catalogue/currency-rules.ts'
import { idOf } from '../../method-catalogue/methods.ts'

const invoice: Omit<MethodSeed, 'id' | 'name'> = {
  provider: 'btcpay',
  providerId: 4,
  kind: 'crypto',
  currencies: marketRules,
  excludedCountries: ['GBR', 'NLD', 'SWE'],
}

/** Methods for cryptocurrency, by BTCPay Server. */
export const cryptoMethods: MethodSeed[] = [
  { ...invoice, id: methodIds.cryptoInvoice, name: 'Bitcoin', product: 'BTC-CHAIN', instructions: 'cashier.instructions.crypto' },
  {
    ...invoice,
    id: methodIds.cryptoChannel,
    name: 'Bitcoin address',
    nameKey: 'list.method.cryptoChannel',
    product: 'channel:BTC-CHAIN',
    asksAmount: false,
    currencies: rulesOf('EUR'),
    description: 'cashier.channelDescription',
  },
  { ...invoice, id: idOf('Ethereum'), name: 'Ethereum', product: 'ETH-CHAIN' },
  { ...invoice, id: idOf('Litecoin'), name: 'Litecoin', product: 'LTC-CHAIN' },
  { ...invoice, id: idOf('Tether ERC-20'), name: 'Tether', product: 'USDT-CHAIN' },
]
