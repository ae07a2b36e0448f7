// Runs in the game's frame: the table in words.
import type { Card } from '../../../engine/cards/card.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { fillIn } from '../../../page-kit/page.ts'
import type { Box } from '../play/play-blackthorn.ts'
import type { BlackthornOutcome, Result, SettledBox } from '../play/settle.ts'
import { totalOf } from '../play/total.ts'
import { maths } from '../play/maths.ts'
import type { PageWords } from '../words/index.ts'

export type TableWords = ReturnType<typeof tableWords>

/** Tells hands and results in a language; `money` writes an amount, `boxStake` is what a box costs now. */
export function tableWords(words: PageWords, language: string, money: (minor: bigint) => string, boxStake: () => bigint) {
  const total = (cards: readonly Card[]): string => {
    const { points, soft } = totalOf(cards)
    return soft && points < maths.most ? fillIn(words.soft, { points }) : String(points)
  }
  const name = (at: number) => fillIn(words.box, { box: at + 1 })
  const names = (cards: readonly Card[]) => cardNames(words, language, cards)
  const told = {
    total,
    name,
    money: (minor: string) => money(BigInt(minor)),
    doubled: () => money(boxStake() * 2n),
    box: ({ cards }: Pick<Box, 'cards'>, at: number) => fillIn(words.told, { name: name(at), cards: names(cards), total: total(cards) }),
    dealer: (cards: readonly Card[]) =>
      fillIn(words.told, {
        name: words.dealer,
        cards: cards.length > 1 ? names(cards) : `${names(cards)}, ${words.cardHidden}`,
        total: total(cards),
      }),
    /** How a box ended: what it won, if that is more than its stake, else the word for it. */
    result: ({ result, staked, win }: SettledBox): string =>
      BigInt(win) > BigInt(staked) ? `${words.results[result]} ${money(BigInt(win))}` : words.results[result],
    settled: (box: SettledBox, at: number) =>
      fillIn(words.toldEnd, { name: name(at), cards: names(box.cards), total: total(box.cards), result: words.results[box.result] }),
    /** The dealer's points, and how the boxes ended: one by its word, several counted by it. */
    ending: ({ boxes, dealer }: BlackthornOutcome): string => {
      const counts = new Map<Result, number>()
      for (const { result } of boxes) counts.set(result, (counts.get(result) ?? 0) + 1)
      const results = [...counts].map(([result, count]) =>
        boxes.length === 1 ? words.results[result] : fillIn(words.several, { count, result: words.results[result] }),
      )
      return [fillIn(words.dealerHas, { total: total(dealer) }), ...results].join(' · ')
    },
    /** The whole table, for the log. */
    board: (outcome: BlackthornOutcome): string =>
      [told.dealer(outcome.dealer), ...outcome.boxes.map((box, at) => told.settled(box, at))].join(' '),
  }
  return told
}
