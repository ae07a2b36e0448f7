import { methodIds } from '../method-ids.ts'
import type { MethodSeed } from '../method.ts'
import { marketRules } from './currency-rules.ts'
import { brandOf } from './methods.ts'

/** Cards by the acquirer. */
export const cardMethods: MethodSeed[] = [
  {
    id: methodIds.paymentCard,
    name: brandOf(methodIds.paymentCard) ?? '',
    nameKey: 'list.method.paymentCard',
    description: 'cashier.cardDescription',
    provider: 'card-acquirer',
    providerId: 1,
    kind: 'card',
    currencies: marketRules,
    stored: true,
    payout: true,
    caption: 'addCard',
  },
]
