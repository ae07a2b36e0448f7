import { holdCard, type Card } from './card.ts'
import { digitsOf, readExpiry } from './card-number.ts'
import type { TypedCard } from './check-card.ts'
import { testCards } from './test-cards.ts'

/** Returns the test card that was typed; null if the number is not one of them. */
export function recogniseCard(typed: TypedCard, saved: boolean): Card | null {
  const testCard = testCards.find((one) => one.number === digitsOf(typed.number))
  const expiry = readExpiry(typed.expiry)
  return testCard && expiry ? holdCard(testCard, { expiry, holder: typed.holder.trim(), saved }) : null
}
