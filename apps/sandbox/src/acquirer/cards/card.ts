import { createHmac } from 'node:crypto'
import { newId } from '@fairhouse/process/ids.ts'
import type { Brand } from './card-number.ts'
import type { TestCard } from './test-cards.ts'

/** A card that the acquirer keeps for a merchant, without its number. */
export type Card = {
  token: string
  testCard: string
  brand: Brand
  last4: string
  /** `MM/YY` */
  expiry: string
  funding: 'debit' | 'credit' | 'prepaid'
  country: string
  holder: string
  fingerprint: string
  /** Whether the merchant may use it for further payments. */
  saved: boolean
}

/** Takes a test card into custody as typed into the form. */
export function holdCard(testCard: TestCard, typed: { expiry: string; holder: string; saved: boolean }): Card {
  return {
    token: newId('card'),
    testCard: testCard.key,
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    expiry: typed.expiry,
    funding: testCard.funding,
    country: testCard.country,
    holder: typed.holder,
    fingerprint: `fp_${createHmac('sha256', 'sandbox acquirer').update(testCard.number).digest('hex').slice(0, 24)}`,
    saved: typed.saved,
  }
}

/** Returns the parts of a card that the merchant is told. */
export function cardView(card: Card): Record<string, string> {
  const { token, brand, last4, expiry, funding, country, holder, fingerprint } = card
  return { token, brand, last4, expiry, funding, country, holder, fingerprint }
}
