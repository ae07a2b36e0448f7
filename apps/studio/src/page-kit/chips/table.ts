// Runs in the game's frame: a table for one player, on which chips are laid before a round begins.
import type { SessionView } from '../../engine/play/session-view.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { highestStake, stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { moneyText } from '../money.ts'
import { fillIn, found } from '../page.ts'
import { say } from '../plate.ts'
import type { Playing } from '../solo/play.ts'
import { logRound, tellWin } from '../tell-round.ts'
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
    /** Says where the round has fallen, and what came of that: a win above the stake comes first. */
    tellWin: (round: RoundView, result: string): void => {
      const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
      if (win > stake || (round.free && win > 0n)) return tellWin({ words, language }, round, result)
      say(result, win === 0n ? words.nothing : fillIn(words.returned, { win: money(win), stake: money(stake) }))
    },
    /** Writes a round into the log that screen readers follow, with its chips. */
    log: (round: RoundView, bets: Bets, result: string, number: number): void => {
      const chips = Object.entries(bets).map(([id, amount]) => label(id, paysAt(id), money(BigInt(amount))))
      logRound({ words, language }, round, number, { won: result, board: `${result}. ${chips.join('; ')}` })
    },
  }
}

const paysAt = (id: string): string => found(`[data-spot="${id}"]`).dataset.pays ?? ''
