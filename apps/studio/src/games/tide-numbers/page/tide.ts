// Runs in the game's frame: how Tide Numbers is played and shows its rounds.
import { drawPrizes } from '../../../page-kit/instant/draw-prizes.ts'
import { timesText } from '../../../page-kit/instant/times-text.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { maths, mostMarks, returns, returnSpan, type MarkCount } from '../play/maths.ts'
import type { TideOutcome, TideRound } from '../play/play-tide-numbers.ts'
import type { TideData } from './game-page.ts'
import { anyMarks, openPebbles } from './pebbles.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as TideData // written by game-page.ts
const tongue = { words, language }
const list = new Intl.ListFormat(language, { type: 'unit' })
const listed = (numbers: readonly number[]) => list.format(numbers.map(String))

const pebbles = openPebbles({ words, isBusy: () => solo.isBusy(), changed: drawMarks, tooMany: () => say(words.tooMany) })
const solo = playSolo({
  checkPath: '/studio/games/tide-numbers/fairness',
  choice: () => {
    const marks = pebbles.marks()
    if (marks.length > 0) return marks
    say(words.markFirst)
    return undefined
  },
  start: () => {
    pebbles.ebb()
    found('#level').textContent = ''
    drawPays(null)
  },
  reveal,
  giveUp: () => pebbles.ebb(),
  drawRules: (stake, currency) => drawPrizes(tongue, stake, currency, 10n),
})
for (const [id, run] of [
  ['#quick', () => pebbles.set(anyMarks(pebbles.marks().length || mostMarks))],
  ['#clear', () => pebbles.set([])],
] as const)
  found(id).addEventListener('click', () => solo.isBusy() || run())
drawPays(null)

function drawMarks(): void {
  say(words.idle)
  drawPays(null)
}

/** Draws what each number of hits pays with the present marks, and what that returns. */
function drawPays(hits: number | null): void {
  const count = pebbles.marks().length
  const marked = count === 0 ? null : (count as MarkCount) // there are one to six marks then
  const pays = marked === null ? [] : maths.tenths[marked]
  found('#return').textContent = `${marked === null ? returnSpan : returns[marked].percent} %`
  found('#pays').replaceChildren(
    ...pays.map((tenths, at) => {
      const item = document.createElement('li')
      const pay = document.createElement('strong')
      pay.textContent = tenths === 0 ? '–' : timesText(tenths, 10, language)
      item.append(`${at + 1}`, pay)
      if (hits === at + 1 && tenths > 0) item.className = tenths > 10 ? 'on' : 'met'
      item.setAttribute('aria-label', `${fillIn(words.hitsOf, { hits: at + 1, marks: count })}: ${pay.textContent}`)
      return item
    }),
  )
  found('#board').setAttribute('aria-label', count === 0 ? `${words.field}. ${words.nothingMarked}` : words.field)
}

async function reveal(round: TideRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  // A round that was interrupted brings its own marks.
  if (String(outcome.marks) !== String(pebbles.marks())) pebbles.set(outcome.marks)
  await pebbles.flow(outcome.drawn)
  drawPays(outcome.hits.length)
  tellWin(tongue, round, hitsText(outcome))
  logRound(tongue, round, number, {
    won: fillIn(words.hitNumbers, { numbers: listed(outcome.hits) }),
    board: fillIn(words.board, { drawn: listed(outcome.drawn), marks: listed(outcome.marks) }),
  })
}

const hitsText = ({ hits, marks }: TideOutcome): string => fillIn(words.hitsOf, { hits: hits.length, marks: marks.length })
