// Runs in the game's frame: the amounts of the rules.
import { moneyText } from '../money.ts'
import { fillIn } from '../page.ts'
import type { InstantWords } from './words.ts'

type Tongue = { words: InstantWords; language: string }

/** Fills in the prizes for a stake; the rules have them as multiples of it in parts, such as tenths. */
export function drawPrizes({ words, language }: Tongue, stake: bigint, currency: string, parts: bigint): void {
  const money = (minor: bigint) => moneyText(minor, currency, language)
  for (const head of document.querySelectorAll('[data-stake]')) head.textContent = fillIn(words.forStake, { stake: money(stake) })
  for (const prize of document.querySelectorAll<HTMLElement>('[data-pays]'))
    prize.textContent = money((stake * BigInt(prize.dataset.pays ?? '0')) / parts)
}
