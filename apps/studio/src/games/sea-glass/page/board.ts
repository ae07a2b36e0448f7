// Runs in the game's frame: shows a round's result in words.
import { maths } from '../play/maths.ts'
import type { GlassRound } from '../play/play-sea-glass.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import type { PageWords } from '../words/index.ts'

/** The board's language. */
type Tongue = { words: PageWords; language: string }
type Wave = NonNullable<GlassRound['outcome']>['waves'][number]
type Board = Wave['board']

/** Opens the sign with the wave's multiple, what the plate says of a win, and the log for screen readers. */
export function openBoard(board: HTMLElement, tongue: Tongue) {
  return {
    clear: () => {
      board.classList.remove('won')
      found('#level').textContent = ''
      showTimes(undefined)
    },
    showWave: (round: GlassRound, wave: Wave, at: number) => {
      showTimes(at > 0 ? wave.times : undefined)
      say(clustersText(tongue, round, wave))
    },
    showWin: (round: GlassRound) => {
      showTimes(undefined)
      const waves = fillIn(tongue.words.waves, { count: (round.outcome?.waves.length ?? 1) - 1 })
      tellWin(tongue, round, round.win === '0' ? '' : waves)
    },
    /** Writes the board's own description and answers it. */
    describe: (shown: Board) => {
      const text = describe(tongue, shown)
      board.setAttribute('aria-label', text)
      return text
    },
    log: (round: GlassRound, number: number) => log(tongue, round, number),
  }
}

function showTimes(times: number | undefined): void {
  const sign = found('#times')
  sign.toggleAttribute('data-off', times === undefined)
  if (times !== undefined) sign.textContent = `× ${times}`
}

function clustersText({ words, language }: Tongue, round: GlassRound, { clusters }: Wave): string {
  const texts = clusters.map(({ piece, cells, amount }) => {
    const name = fillIn(words.cluster, { count: cells.length, piece: words.pieces[piece] })
    return `${name}: ${moneyText(BigInt(amount), round.currency, language)}`
  })
  return texts.join(' · ')
}

function describe({ words, language }: Tongue, shown: Board): string {
  const comma = language === 'ar' ? '، ' : ', '
  const texts = Array.from({ length: maths.rows }, (_, row) => {
    const pieces = shown.flatMap((column) => (column[row] === undefined ? [] : [words.pieces[column[row]]]))
    return fillIn(words.board, { row: row + 1, pieces: pieces.join(comma) })
  })
  return `${texts.join('. ')}.`
}

function log(tongue: Tongue, round: GlassRound, number: number): void {
  const waves = (round.outcome?.waves ?? []).filter(({ clusters }) => clusters.length > 0)
  const lines = waves.map((wave, at) =>
    fillIn(tongue.words.wave, { wave: at + 1, times: wave.times, clusters: clustersText(tongue, round, wave) }),
  )
  logRound(tongue, round, number, { won: lines.join('; '), board: describe(tongue, round.outcome?.waves[0]?.board ?? []) })
}
