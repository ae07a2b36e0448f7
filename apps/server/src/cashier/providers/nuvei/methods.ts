import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { marketRules, rulesOf } from '../../method-catalogue/currency-rules.ts'
import { idOf } from '../../method-catalogue/methods.ts'

type Kind = MethodSeed['kind']
type Row = [brand: string, product: string, kind: Kind, countries: string[], currencies: string[]]

/** Methods of the four markets on a Nuvei page: brand, Nuvei's product, kind, countries, currencies. */
const rows: Row[] = [
  ['Swish', 'apmgw_Swish', 'phone', ['SWE'], ['SEK']],
  ['Zimpler', 'apmgw_Zimpler', 'bank', ['SWE', 'FIN'], ['SEK', 'EUR']],
  ['Brite', 'apmgw_Brite', 'bank', ['SWE', 'FIN', 'EST'], ['SEK', 'EUR']],
  ['Klarna Pay Now', 'apmgw_Klarna', 'bank', ['SWE', 'FIN', 'NLD'], ['SEK', 'EUR']],
  ['iDEAL', 'apmgw_iDeal', 'bank', ['NLD'], ['EUR']],
  ['Wero', 'apmgw_Wero', 'bank', ['NLD', 'DEU', 'BEL', 'FRA'], ['EUR']],
  ['Bancontact', 'apmgw_Bancontact', 'card', ['BEL', 'NLD'], ['EUR']],
  ['PayPal', 'apmgw_PayPal', 'wallet', ['GBR', 'NLD', 'SWE', 'MLT', 'FIN', 'EST', 'DEU'], ['GBP', 'EUR', 'SEK']],
  ['Skrill', 'apmgw_MoneyBookers', 'wallet', [], ['EUR', 'GBP', 'SEK']],
  ['NETELLER', 'apmgw_Neteller', 'wallet', [], ['EUR', 'GBP', 'SEK']],
  ['paysafecard', 'apmgw_PaySafeCard', 'voucher', ['GBR', 'NLD', 'SWE', 'MLT', 'FIN', 'EST'], ['EUR', 'GBP', 'SEK']],
  ['MuchBetter', 'apmgw_MuchBetter', 'wallet', ['GBR', 'SWE', 'MLT', 'FIN', 'EST'], ['EUR', 'GBP', 'SEK']],
  ['MiFinity', 'apmgw_MiFinity', 'wallet', ['MLT', 'FIN', 'EST', 'SWE'], ['EUR', 'SEK']],
  ['Jeton', 'apmgw_Jeton', 'wallet', ['MLT', 'FIN', 'EST', 'GBR'], ['EUR', 'GBP']],
  ['Revolut Pay', 'apmgw_Revolut', 'phone', ['GBR', 'MLT', 'FIN', 'EST', 'SWE', 'NLD'], ['GBP', 'EUR', 'SEK']],
  ['MobilePay', 'apmgw_MobilePay', 'phone', ['FIN', 'DNK'], ['EUR', 'DKK']],
  ['Siirto', 'apmgw_Siirto', 'phone', ['FIN'], ['EUR']],
  ['Swedbank Estonia', 'apmgw_Swedbank_EE', 'bank', ['EST'], ['EUR']],
  ['SEB Estonia', 'apmgw_SEB_EE', 'bank', ['EST'], ['EUR']],
  ['LHV', 'apmgw_LHV_EE', 'bank', ['EST'], ['EUR']],
  ['Luminor Estonia', 'apmgw_Luminor_EE', 'bank', ['EST'], ['EUR']],
  ['Neosurf', 'apmgw_Neosurf', 'voucher', ['MLT', 'FIN'], ['EUR']],
  ['Payz', 'apmgw_ecoPayz', 'wallet', ['MLT', 'FIN', 'EST'], ['EUR']],
  ['Interac e-Transfer', 'apmgw_Interac', 'bank', ['CAN'], ['CAD']],
]

const page = { provider: 'nuvei', providerId: 5, currencies: marketRules } as const

export const pageMethods: MethodSeed[] = [
  ...rows.map(([brand, product, kind, countries, currencies]): MethodSeed => ({
    ...page,
    id: idOf(brand),
    name: brand,
    product,
    kind,
    countries,
    currencies: rulesOf(...currencies),
  })),
  {
    ...page,
    id: methodIds.onlineBanking,
    name: 'Online banking',
    nameKey: 'list.method.onlineBanking',
    product: 'apmgw_OnlineBanking',
    kind: 'bank',
    countries: ['MLT', 'EST'],
    instructions: 'cashier.instructions.onlineBanking',
  },
  {
    ...page,
    id: methodIds.voucher,
    name: 'Prepaid voucher',
    nameKey: 'list.method.voucher',
    product: 'apmgw_Voucher',
    kind: 'voucher',
    countries: ['MLT', 'EST'],
    instructions: 'cashier.instructions.voucher',
  },
]
