import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../../base/world.ts'
import type { Card } from '../cards/card.ts'
import { writeCard } from '../cards/card.sql.ts'
import { checkCard, type TypedCard } from '../cards/check-card.ts'
import { recogniseCard } from '../cards/recognise-card.ts'
import { decrypted } from './index.ts'

/** Stores a card that was encrypted for us. Returns the code of a refusal if it cannot be read or used. */
export async function openCard(world: World, query: Queries, sealed: TypedCard): Promise<Card | string> {
  const [number, expiry, cvc] = await Promise.all([sealed.number, sealed.expiry, sealed.cvc].map((text) => decrypted(world, text)))
  if (number === undefined || expiry === undefined || cvc === undefined) return 'encryption_wrong'
  const typed = { number, expiry, cvc, holder: sealed.holder }
  const now = world.clock.now()
  const [fault] = Object.keys(checkCard(typed, null, now))
  if (fault) return `incorrect_${fault}`
  const card = recogniseCard(typed, false)
  if (!card) return 'card_not_supported'
  await writeCard(query, card, now)
  return card
}
