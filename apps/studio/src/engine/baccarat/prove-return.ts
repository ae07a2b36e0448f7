import { plus, rational, times, type Rational } from '../fairness/rational.ts'
import { rules } from './rules.ts'

/** How likely each result is, exactly. */
type Chances = { player: Rational; banker: Rational; tie: Rational }

/**
 * Deals all orders of six cards by what they count, each as often as the shoe has it, and judges each by the drawing
 * rules; shares no code with the game.
 */
export function proveChances(): Chances {
  const left = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((ofADeck) => ofADeck * rules.decks)
  const ways = { player: 0n, banker: 0n, tie: 0n }
  const dealt: number[] = []
  const deal = (weight: number): void => {
    const done = dealt.length >= 4 ? judge(dealt) : undefined
    if (done) {
      // Whatever cards would have followed, the result is this: their orders count with it.
      let all = BigInt(weight)
      for (let at = dealt.length; at < 6; at += 1) all *= BigInt(52 * rules.decks - at)
      ways[done] += all
      return
    }
    for (let value = 0; value < 10; value += 1) {
      const there = left[value] ?? 0
      left[value] = there - 1
      dealt.push(value)
      deal(weight * there)
      dealt.pop()
      left[value] = there
    }
  }
  deal(1)
  const sum = ways.player + ways.banker + ways.tie
  return { player: rational(ways.player, sum), banker: rational(ways.banker, sum), tie: rational(ways.tie, sum) }
}

/** The result of the cards so far, dealt player, banker, player, banker, then as drawn; undefined if another card is due. */
function judge(cards: readonly number[]): keyof Chances | undefined {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth, sixth] = cards
  const [p, b] = [(p1 + p2) % 10, (b1 + b2) % 10]
  if (p >= rules.natural || b >= rules.natural) return compare(p, b)
  if (p > rules.drawsTo) {
    if (b > rules.drawsTo) return compare(p, b)
    return fifth === undefined ? undefined : compare(p, (b + fifth) % 10)
  }
  if (fifth === undefined) return undefined
  const drawing = (p + fifth) % 10
  const by = b < 3 ? undefined : Object.entries(rules.bankerDraws).find(([count]) => Number(count) === b)?.[1]
  const bankerGoesOn = b < 3 || (by as readonly number[] | undefined)?.includes(fifth) === true // one of its lists
  if (!bankerGoesOn) return compare(drawing, b)
  return sixth === undefined ? undefined : compare(drawing, (b + sixth) % 10)
}

const compare = (player: number, banker: number): keyof Chances => (player === banker ? 'tie' : player > banker ? 'player' : 'banker')

/** The exact return of each spot. */
export function proveReturns(chances: Chances): Chances {
  const back = (spot: keyof Chances) => times(chances[spot], rational(rules.backOfTwenty[spot], 20))
  return { player: plus(back('player'), chances.tie), banker: plus(back('banker'), chances.tie), tie: back('tie') }
}
