// Runs in the game's frame: how Pearl Fall is played and shows its rounds.
import { openChoices } from '../../../page-kit/instant/choices.ts'
import { drawPrizes } from '../../../page-kit/instant/draw-prizes.ts'
import { timesText } from '../../../page-kit/instant/times-text.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { cupsOf, firstBoard, returns } from '../play/maths.ts'
import { readBoard, type Board, type PearlOutcome, type PearlRound } from '../play/play-pearl-fall.ts'
import { boardDrawing } from './draw-board.ts'
import { holdPearl, letFall } from './fall.ts'
import type { PearlData } from './game-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as PearlData // written by game-page.ts
const tongue = { words, language }
const list = new Intl.ListFormat(language, { type: 'unit' })
const board = found('#board')
const choices = openChoices(['rows', 'risk'], () => {
  say(words.idle)
  drawBoard()
})
const chosen = (): Board => readBoard({ rows: Number(choices.chosen('rows')), risk: choices.chosen('risk') }) ?? firstBoard
const nameOf = ({ rows, risk }: Board): string => fillIn(words.boardName, { rows, risk: words[risk] })
const times = (tenths: number) => timesText(tenths, 10, language)

drawBoard()
playSolo({
  checkPath: '/studio/games/pearl-fall/fairness',
  choice: chosen,
  start: () => {
    choices.lock(true)
    drawBoard()
  },
  reveal,
  giveUp: () => {
    choices.lock(false)
    drawBoard()
  },
  drawRules: (stake, currency) => {
    const { rows, risk } = chosen()
    for (const table of document.querySelectorAll<HTMLElement>('[data-board]')) table.hidden = table.dataset.board !== `${rows}-${risk}`
    found('#rules-board').textContent = nameOf(chosen())
    drawPrizes(tongue, stake, currency, 10n)
  },
})

/** Draws the chosen board, with the pearl above it. */
function drawBoard(): void {
  const { rows, risk } = chosen()
  found('#tray').innerHTML = boardDrawing(rows, risk)
  board.classList.remove('won')
  found('#level').textContent = ''
  holdPearl(rows)
  found('#return').textContent = `${returns[rows][risk].percent} %`
  board.setAttribute('aria-label', fillIn(words.board, { board: nameOf({ rows, risk }), pays: list.format(cupsOf(rows, risk).map(times)) }))
}

async function reveal(round: PearlRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  // A round that was interrupted brings its own board.
  choices.choose('rows', outcome.rows)
  choices.choose('risk', outcome.risk)
  drawBoard()
  await letFall(outcome.rows, outcome.way)
  found(`[data-cup="${outcome.cup}"]`).classList.add('on')
  board.classList.toggle('won', outcome.tenths > 10)
  tellWin(tongue, round, cupText(outcome))
  const steps = list.format(outcome.way.map((right) => (right === 1 ? words.right : words.left)))
  logRound(tongue, round, number, { won: cupText(outcome), board: `${nameOf(outcome)}. ${fillIn(words.way, { steps })}` })
  choices.lock(false)
}

const cupText = ({ cup, rows, tenths }: PearlOutcome): string => fillIn(words.fell, { cup: cup + 1, cups: rows + 1, pays: times(tenths) })
