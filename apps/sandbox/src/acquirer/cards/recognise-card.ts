import { holdCard, type Card } from './card.ts'
import { digitsOf, readExpiry } from './card-number.ts'
import type { TypedCard } from './check-card.ts'
import { testCards } from './test-cards.ts'

/** The test card that was typed; none for a number that is not made for tests. */
export function recogniseCard(typed: TypedCard, saved: boolean): Card | null {
  const testCard = testCards.find((one) => one.number === digitsOf(typed.number))
  const expiry = readExpiry(typed.expiry)
  return testCard && expiry ? holdCard(testCard, { expiry, holder: typed.holder.trim(), saved }) : null
}
