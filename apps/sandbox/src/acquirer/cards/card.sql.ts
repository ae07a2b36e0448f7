import type { Queries } from '@fairhouse/process/database.ts'
import type { Card } from './card.ts'

/** A card as JSON, for statements that join `cards` as `c`. */
export const cardColumns = `jsonb_build_object('token', c.token, 'testCard', c.test_card, 'brand', c.brand, 'last4', c.last4, 'expiry', c.expiry,
  'funding', c.funding, 'country', c.country, 'holder', c.holder, 'fingerprint', c.fingerprint, 'saved', c.saved)`

/** Reads the card of a token. */
export async function readCard(query: Queries, token: string): Promise<Card | null> {
  const rows = await query<{ card: Card }>(`select ${cardColumns} as card from cards c where c.token = $1`, [token])
  return rows[0]?.card ?? null
}

/** Keeps a card. */
export async function writeCard(query: Queries, card: Card, at: Date): Promise<void> {
  await query(
    `insert into cards (token, test_card, brand, last4, expiry, funding, country, holder, fingerprint, saved, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      card.token,
      card.testCard,
      card.brand,
      card.last4,
      card.expiry,
      card.funding,
      card.country,
      card.holder,
      card.fingerprint,
      card.saved,
      at,
    ],
  )
}

/** Allows the merchant to use a card again. */
export async function writeCardSaved(query: Queries, token: string): Promise<void> {
  await query('update cards set saved = true where token = $1', [token])
}
