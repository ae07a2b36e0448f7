// Runs in the game's frame: how Millstone Roulette takes chips and shows where the ball falls.
import { openTable } from '../../../page-kit/chips/table.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { colourOf } from '../../../engine/roulette/pockets.ts'
import { openBorderSpots } from '../../../page-kit/roulette/border-spots.ts'
import { spotText } from '../../../page-kit/roulette/spot-text.ts'
import { openWheel } from '../../../page-kit/roulette/wheel-turns.ts'
import { spotOf } from '../play/maths.ts'
import { readBets, type MillstoneRound } from '../play/spin-millstone.ts'
import type { MillstoneData } from './millstone-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as MillstoneData // written by millstone-page.ts
const still = matchMedia('(prefers-reduced-motion: reduce)')
const turnMs = 4200
const lastNumbers = 12

openBorderSpots()
const wheel = openWheel(turnMs)
const table = openTable({ words, language, label: (id, pays, amount) => spotText(words, id, pays, amount) })
table.play(
  playSolo({
    ...table.show,
    checkPath: '/studio/games/millstone-roulette/fairness',
    reveal: (round, number) => reveal(round as MillstoneRound, number), // the studio decides its rounds so
  }),
)

/** Lets the ball fall where the studio has decided, then shows what the chips have won. */
async function reveal(round: MillstoneRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  const { pocket } = outcome
  const bets = readBets(round.choice) ?? {}
  table.placed(bets)
  found('#wheel').scrollIntoView({ block: 'nearest', behavior: still.matches ? 'auto' : 'smooth' })
  wheel.turn(pocket, turnMs)
  if (!still.matches) await new Promise((resolve) => setTimeout(resolve, turnMs))
  wheel.rest(pocket)
  table.over((id) => spotOf(id)?.covers.includes(pocket) === true)
  drawLast(pocket)
  table.tellWin(round, pocketText(pocket))
  table.log(round, bets, pocketText(pocket), number)
}

const pocketText = (pocket: number): string => fillIn(words.pocketName, { number: pocket, colour: words[colourOf(pocket)] })

function drawLast(pocket: number): void {
  const list = found('#last')
  const item = document.createElement('li')
  item.className = colourOf(pocket)
  item.textContent = String(pocket)
  item.setAttribute('aria-label', pocketText(pocket))
  list.prepend(item)
  for (const old of [...list.children].slice(lastNumbers)) old.remove()
}
