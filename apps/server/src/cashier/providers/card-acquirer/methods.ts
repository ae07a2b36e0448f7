import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { cardFields } from './card-fields.ts'
import { marketRules, rulesOf } from '../../method-catalogue/currency-rules.ts'
import { encryptedCardFields, passedFields } from './encrypted-fields.ts'
import { brandOf, idOf } from '../../method-catalogue/methods.ts'

const acquirer = { provider: 'card-acquirer', providerId: 1, kind: 'card', currencies: marketRules, payout: true } as const

/** A card typed here that goes to the acquirer from a hidden frame and comes back as a token. */
const tokenised: Omit<MethodSeed, 'id' | 'name' | 'nameKey'> = { ...acquirer, fields: cardFields, stored: true, tokenised: true }

/**
 * Builds a method whose card page is prefilled with what was typed here; the first two register the card before
 * charging it.
 */
const passedOn = (id: number, country: string, ...currencies: string[]): MethodSeed => {
  const registers = id === methodIds.cardRegistration || id === methodIds.cardRegistrationSecond
  return {
    ...acquirer,
    id,
    providerId: id,
    name: registers ? 'Registered card' : 'Local card',
    nameKey: registers ? 'list.method.registeredCard' : 'list.method.localCard',
    ...(registers ? { instructions: 'cashier.instructions.registeredCard', stored: true, registersCard: true } : {}),
    countries: [country],
    currencies: rulesOf(...currencies),
    fields: passedFields,
    passesFieldsOn: true,
  }
}

const metadata = { merchantId: 'fairhouse', merchantSiteId: 'fairhouse-site' }

/** The acquirer's card methods: its own page, token, or a phone's wallet. */
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
  {
    ...acquirer,
    id: idOf('Visa Debit'),
    name: 'Visa Debit',
    description: 'cashier.encryptedDescription',
    countries: ['MLT', 'EST', 'FIN'],
    fields: encryptedCardFields,
    stored: true,
  },
  passedOn(methodIds.cardRegistration, 'MEX', 'MXN', 'USD', 'EUR'),
  passedOn(methodIds.cardRegistrationSecond, 'BRA', 'BRL', 'EUR'),
  passedOn(methodIds.dataTransfer, 'CAN', 'CAD', 'USD', 'EUR'),
  passedOn(methodIds.dataTransferSecond, 'NOR', 'NOK', 'EUR'),
  passedOn(methodIds.dataTransferThird, 'DNK', 'DKK', 'EUR'),
  passedOn(methodIds.dataTransferFourth, 'CHE', 'CHF', 'EUR'),
]
