// Runs in the game's frame: what has happened in a game, on the plate and in the log for readers.
import type { GameNow } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import { logLine } from '../tell-round.ts'
import type { BingoData } from './bingo-page.ts'

/** Writes the plate's two lines; a repetition is not announced again. */
export function say(main: string, more = '', kind: 'calm' | 'won' = 'calm'): void {
  const [first, second] = [found('#plate-main'), found('#plate-more')]
  if (first.textContent !== main) first.textContent = main
  if (second.textContent !== more) second.textContent = more
  second.dataset.kind = kind
}

/** Tells each prize once, and the end of each game once. */
export function openTold({ own }: BingoData, money: (minor: bigint) => string) {
  let heard = { game: -1, fallen: 0, isOver: false }
  const goalOf = (goal: string) => own.goals[goal] ?? goal
  const fallen = (game: GameNow): string[] =>
    game.prizes.flatMap(({ goal, fallen: fell }) => {
      if (!fell) return []
      const text = fillIn(own.fell, { goal: goalOf(goal), call: fell.call, winners: fell.winners })
      return [fell.mine === '0' ? text : `${text} ${fillIn(own.fellMine, { goal: goalOf(goal), win: money(BigInt(fell.mine)) })}`]
    })
  const result = ({ win, stake, jackpot }: GameNow): string => {
    if (win === null || stake === '0') return ''
    const [won, staked] = [BigInt(win), BigInt(stake)]
    const besides = jackpot && jackpot.mine !== '0' ? ` ${fillIn(own.jackpotMine, { win: money(BigInt(jackpot.mine)) })}` : ''
    if (won === 0n) return own.noWin
    return (
      (won > staked ? fillIn(own.youWin, { win: money(won) }) : fillIn(own.youGetBack, { win: money(won), stake: money(staked) })) + besides
    )
  }
  return {
    result,
    isGain: ({ win, stake }: GameNow): boolean => win !== null && BigInt(win) > BigInt(stake),
    /** Returns the last prize that has fallen. */
    latest: (game: GameNow): string => fallen(game).at(-1) ?? '',
    /** Logs what is new; returns what a game that has just ended has won for what it cost. */
    hear: (game: GameNow | null): { win: bigint; stake: bigint } | null => {
      if (!game) return null
      const isFirst = heard.game === -1
      if (heard.game !== game.number)
        heard = { game: game.number, fallen: isFirst ? fallen(game).length : 0, isOver: isFirst && game.status === 'over' }
      for (const text of fallen(game).slice(heard.fallen)) logLine(text)
      heard.fallen = fallen(game).length
      if (game.status !== 'over' || heard.isOver) return null
      heard.isOver = true
      logLine(fillIn(own.logged, { number: game.number, calls: game.called.length, result: result(game) }))
      return { win: BigInt(game.win ?? '0'), stake: BigInt(game.stake) }
    },
  }
}
