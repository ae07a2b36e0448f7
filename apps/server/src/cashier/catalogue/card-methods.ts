import { methodIds } from '../method-ids.ts'
import type { MethodSeed } from '../method.ts'
import { cardFields } from './card-fields.ts'
import { marketRules, rulesOf } from './currency-rules.ts'
import { brandOf } from './methods.ts'

const acquirer = { provider: 'card-acquirer', providerId: 1, kind: 'card', currencies: marketRules, payout: true } as const

/** A card that is typed here, goes to the acquirer from a hidden frame, and comes back as a token. */
const tokenised: Omit<MethodSeed, 'id' | 'name' | 'nameKey'> = { ...acquirer, fields: cardFields, stored: true, tokenised: true }

const metadata = { merchantId: 'fairhouse', merchantSiteId: 'fairhouse-site' }

/** Cards by the acquirer: on its own page, by token, or by a phone's wallet. */
export const cardMethods: MethodSeed[] = [
  {
    ...acquirer,
    id: methodIds.paymentCard,
    name: brandOf(methodIds.paymentCard) ?? '',
    nameKey: 'list.method.paymentCard',
    description: 'cashier.cardDescription',
    stored: true,
    caption: 'addCard',
  },
  {
    ...acquirer,
    id: methodIds.walletButton,
    name: 'Wallet Pay',
    nameKey: 'list.method.walletButton',
    description: 'cashier.walletDescription',
    kind: 'walletButton',
    oneClick: true,
    metadata,
  },
  {
    ...tokenised,
    id: methodIds.frameCard,
    name: 'Card Direct',
    nameKey: 'list.method.cardDirect',
    description: 'cashier.cardDirectDescription',
    preDepositRequired: true,
    metadata,
  },
  {
    ...tokenised,
    id: methodIds.frameCardSecond,
    name: 'Debit Card Direct',
    nameKey: 'list.method.debitDirect',
    countries: ['GBR', 'SWE'],
    preDepositRequired: true,
    metadata,
  },
  { ...tokenised, id: methodIds.hostedCard, name: 'Card by Token', nameKey: 'list.method.cardToken', countries: ['MLT', 'FIN', 'EST'] },
  {
    ...tokenised,
    id: methodIds.hostedCardSecond,
    name: 'Card by Token in dollars',
    nameKey: 'list.method.cardTokenDollar',
    countries: ['CAN', 'MEX'],
    currencies: rulesOf('USD', 'CAD', 'EUR'),
  },
  {
    ...acquirer,
    id: methodIds.tokenCard,
    name: 'Card on another page',
    nameKey: 'list.method.cardPage',
    countries: ['MEX', 'BRA'],
    currencies: rulesOf('USD', 'MXN', 'BRL', 'EUR'),
    caption: 'proceed',
  },
]
