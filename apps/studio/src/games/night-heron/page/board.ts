// Runs in the game's frame: what a spin of Night Heron looks like on its board, and in words.
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn } from '../../../page-kit/page.ts'
import { maths } from '../play/maths.ts'
import type { PaidSpin } from '../play/play-night-heron.ts'
import type { PageWords } from '../words/index.ts'

/** Lets herons stand on some reels, and on no other. */
export function stand(board: HTMLElement, herons: readonly number[]): void {
  for (const [at, reel] of [...board.querySelectorAll('.reel')].entries()) reel.classList.toggle('stands', herons.includes(at))
}

/** Lights the symbols that won in a spin, and its moons if they bring free spins; null puts everything out. */
export function lightUp(board: HTMLElement, spin: PaidSpin | null): void {
  const moons = spin !== null && spin.moons >= 3
  let any = false
  for (const [at, reel] of [...board.querySelectorAll('.reel')].entries()) {
    const won = new Set<string>(spin?.wins.filter(({ reels }) => at < reels).map(({ symbol }) => symbol))
    if (moons) won.add(maths.scatter)
    reel.classList.toggle('fills', won.size > 0)
    for (const [row, cell] of [...(reel.querySelector('.band')?.children ?? [])].entries()) {
      const lit = won.has(spin?.window[at]?.[row] ?? '')
      cell.classList.toggle('lit', lit)
      any ||= lit
    }
  }
  board.classList.toggle('won', any)
}

/** Returns what a spin won, symbol by symbol. */
export function winsText(words: PageWords, language: string, currency: string, { wins, amount, pays, moons }: PaidSpin): string {
  const part = pays > 0 ? BigInt(amount) / BigInt(pays) : 0n
  const texts = wins.map(({ symbol, reels, ways, pays: own }) => {
    const name = fillIn(words.way, { count: reels, symbol: words.symbols[symbol], ways })
    return `${name}: ${moneyText(part * BigInt(own), currency, language)}`
  })
  const all = moons >= 3 ? [fillIn(words.moons, { count: moons }), ...texts] : texts
  return all.length > 4 ? `${all.slice(0, 4).join(' · ')} …` : all.join(' · ')
}

/** Describes a spin's window row by row; where a heron stands it is on every row. */
export function describe(words: PageWords, language: string, { window, herons }: Pick<PaidSpin, 'window' | 'herons'>): string {
  const comma = language === 'ar' ? '، ' : ', '
  const rows = Array.from({ length: maths.rows }, (_, row) => {
    const symbols = window.map((reel, at) => words.symbols[herons.includes(at) ? maths.wild : (reel[row] ?? 'K')])
    return fillIn(words.board, { row: row + 1, symbols: symbols.join(comma) })
  })
  return `${rows.join('. ')}.`
}
