// Runs in the game's frame: a table for one player, on which chips are laid before a round begins.
import type { SessionView } from '../../engine/play/session-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { highestStake, stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { moneyText } from '../money.ts'
import { fillIn, found } from '../page.ts'
import { countUp, say } from '../plate.ts'
import type { Playing } from '../solo/play.ts'
import type { SoloShow } from '../solo/show.ts'
import type { Words } from '../words/index.ts'
import { drawChips } from './chip-row.ts'
import { openFelt } from './felt.ts'
import type { ChipWords } from './words.ts'

type Asked = {
  words: Words & ChipWords & { idle: string }
  language: string
  /** Returns a spot in words: its name, what it pays, and the player's chips there, if any. */
  label: (id: string, pays: string, amount: string | undefined) => string
}

/** Opens the felt with its tray, and what of a game's show follows from them. */
export function openTable({ words, language, label }: Asked) {
  const [undo, repeat] = [found('#undo'), found('#repeat')] as HTMLButtonElement[] // written as buttons by tray.ts
  let visit: SessionView | null = null
  let playing: Playing | null = null
  let chip = 0n
  const money = (minor: bigint) => moneyText(minor, visit?.currency ?? 'EUR', language)
  const highest = () => highestStake(visit?.currency ?? 'EUR', visit?.maxStake ? BigInt(visit.maxStake) : null)
  const felt = openFelt({
    money,
    label,
    chip: () => chip,
    highest,
    changed: () => {
      if (undo) undo.disabled = !felt.mayUndo()
      if (repeat) repeat.disabled = !felt.mayRepeat()
      playing?.redraw()
    },
    moved: () => {
      felt.light(() => false)
      say(words.idle)
    },
    tooMuch: () => say(fillIn(words.full, { highest: money(highest()) })),
  })
  undo?.addEventListener('click', felt.undo)
  repeat?.addEventListener('click', felt.repeat)
  const show: Pick<Required<SoloShow>, 'choice' | 'stake' | 'start' | 'giveUp' | 'drawRules' | 'drawState'> = {
    choice: () => {
      const bets = felt.laid()
      const free = visit?.freeRounds?.value
      if (stakeOf(bets) > 0n && (free === undefined || String(stakeOf(bets)) === free)) return bets
      say(free === undefined ? words.noChips : fillIn(words.freeChips, { value: money(BigInt(free)) }))
      return undefined
    },
    stake: () => stakeOf(felt.laid()),
    start: () => {
      felt.light(() => false)
      felt.set(false, felt.laid())
    },
    giveUp: () => felt.set(true, null),
    drawRules: () => {},
    drawState: (state) => {
      const isFirst = visit === null
      visit = state
      if (!isFirst) return
      drawChips(state.stakes, { money, chosen: (value) => (chip = value) })
      felt.set(true, null)
    },
  }
  return {
    show,
    /** Tells the table whose rounds it serves. */
    play: (visitPlayed: Playing): void => void (playing = visitPlayed),
    /** Shows the chips of a round that is decided. */
    placed: (bets: Bets) => felt.set(false, bets),
    /** Lights what has won, and lets chips be laid again. */
    over: (wins: (id: string) => boolean) => {
      felt.light(wins)
      felt.rest()
    },
    /** Counts up a win above the stake. A win up to the stake is stated plainly, because it is not a gain. */
    tellWin: (round: RoundView, result: string): void => {
      const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
      if (win === 0n) return say(result, words.nothing)
      if (win <= stake && !round.free) return say(result, fillIn(words.returned, { win: money(win), stake: money(stake) }))
      say(money(win), result, 'won')
      countUp(win, round.currency, language)
    },
    /** Writes a round into the log that screen readers follow, with its chips. */
    log: (round: RoundView, bets: Bets, result: string, number: number): void => {
      const chips = Object.entries(bets).map(([id, amount]) => label(id, paysAt(id), money(BigInt(amount))))
      const entry = document.createElement('p')
      entry.textContent = fillIn(round.free ? words.loggedFree : words.logged, {
        number,
        stake: money(BigInt(round.stake)),
        result: round.win === '0' ? words.loggedNothing : fillIn(words.loggedWin, { win: money(BigInt(round.win ?? '0')), lines: result }),
        board: `${result}. ${chips.join('; ')}`,
      })
      found('#log').append(entry)
    },
  }
}

const paysAt = (id: string): string => found(`[data-spot="${id}"]`).dataset.pays ?? ''
