import { methodIds, statusOnMessageProvider } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { rulesOf } from '../../method-catalogue/currency-rules.ts'
import { idOf } from '../../method-catalogue/methods.ts'

const local: Omit<MethodSeed, 'id' | 'name' | 'kind'> = {
  provider: 'dlocal',
  providerId: 3,
  currencies: rulesOf('MXN', 'EUR', 'USD'),
  countries: ['MEX'],
}

/** Cash, transfers and local wallets, by dLocal. */
export const localMethods: MethodSeed[] = [
  {
    ...local,
    id: methodIds.speiTransfer,
    name: 'SPEI',
    product: 'SE',
    kind: 'transfer',
    description: 'cashier.transferDescription',
    caption: 'proceed',
  },
  { ...local, id: methodIds.paymentSlip, name: 'OXXO', product: 'OX', kind: 'slip', description: 'cashier.slipDescription' },
  {
    ...local,
    id: methodIds.bankSlip,
    name: 'Boleto',
    product: 'BL',
    kind: 'slip',
    countries: ['BRA'],
    currencies: rulesOf('BRL', 'EUR'),
    description: 'cashier.slipDescription',
  },
  {
    ...local,
    id: methodIds.terminalQr,
    name: 'Terminal',
    nameKey: 'list.method.terminalQr',
    product: 'QR',
    kind: 'qr',
    countries: [],
    currencies: rulesOf('EUR', 'GBP', 'SEK', 'MXN'),
    description: 'cashier.terminalDescription',
  },
  {
    ...local,
    id: methodIds.cashier,
    name: 'Cashier',
    nameKey: 'list.method.cashier',
    product: 'PC',
    kind: 'counter',
    countries: [],
    currencies: rulesOf('EUR', 'GBP', 'SEK', 'MXN'),
    description: 'cashier.counterDescription',
  },
  {
    ...local,
    id: methodIds.reference,
    name: 'Reference payment',
    nameKey: 'list.method.reference',
    product: 'RC',
    kind: 'transfer',
    instructions: 'cashier.instructions.reference',
  },
  {
    ...local,
    id: methodIds.referenceSecond,
    name: 'Bank reference',
    nameKey: 'list.method.bankReference',
    product: 'BR',
    kind: 'transfer',
    instructions: 'cashier.instructions.bankReference',
  },
  {
    ...local,
    id: methodIds.mobilePayment,
    name: 'Mobile payment',
    nameKey: 'list.method.mobilePayment',
    product: 'REDIRECT:MP',
    kind: 'phone',
    instructions: 'cashier.instructions.mobilePayment',
  },
  {
    ...local,
    id: methodIds.backOnMessage,
    name: 'Local bank',
    nameKey: 'list.method.localBank',
    product: 'REDIRECT:BB',
    kind: 'bank',
    onMessage: 'back',
  },
  // Its own provider number makes the page ask for the status on any frame message.
  { ...local, id: idOf('CoDi'), name: 'CoDi', providerId: statusOnMessageProvider, product: 'REDIRECT:CD', kind: 'phone' },
  { ...local, id: idOf('Pix'), name: 'Pix', product: 'QR', kind: 'qr', countries: ['BRA'], currencies: rulesOf('BRL', 'EUR') },
  { ...local, id: idOf('Mercado Pago'), name: 'Mercado Pago', product: 'REDIRECT:MP', kind: 'wallet', countries: ['MEX', 'BRA'] },
]
