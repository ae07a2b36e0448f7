// Runs in the game's frame: how Frost Panes is played and shows its rounds.
import { drawPrizes } from '../../../page-kit/instant/draw-prizes.ts'
import { timesText } from '../../../page-kit/instant/times-text.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { maths } from '../play/maths.ts'
import type { FrostOutcome, FrostRound } from '../play/play-frost-panes.ts'
import { openFrost } from './frost.ts'
import type { FrostData } from './game-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as FrostData // written by game-page.ts
const tongue = { words, language }
const list = new Intl.ListFormat(language, { type: 'unit' })
const all = found('#all') as HTMLButtonElement // drawn as a button by game-page.ts
let shown: FrostOutcome | null = null
let finished = () => {}

const frost = openFrost((pane) => {
  label(pane)
  if (frost.panes.every(({ dataset }) => dataset.look === 'open')) finished()
})
all.addEventListener('click', () => all.getAttribute('aria-disabled') === 'true' || frost.openAll())

hide()
playSolo({
  checkPath: '/studio/games/frost-panes/fairness',
  start: hide,
  reveal,
  giveUp: hide,
  drawRules: (stake, currency) => drawPrizes(tongue, stake, currency, 1n),
})

/** The next window is frozen over, and nothing is behind it yet. */
function hide(): void {
  shown = null
  found('#board').classList.remove('told')
  found('#level').textContent = ''
  frost.freeze(false)
  all.setAttribute('aria-disabled', 'true')
  for (const [pane, element] of frost.panes.entries()) {
    element.classList.remove('alike')
    label(pane)
  }
}

/** Shows what a round has behind its panes, and waits until all of them are wiped. */
async function reveal(round: FrostRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  hide()
  shown = outcome
  for (const [pane, element] of frost.panes.entries())
    element.querySelector('use')?.setAttribute('href', `#symbol-${outcome.panes[pane] ?? 'H'}`)
  frost.freeze(true)
  all.setAttribute('aria-disabled', 'false')
  say(words.wipe)
  await new Promise<void>((resolve) => (finished = resolve))
  all.setAttribute('aria-disabled', 'true')
  for (const [pane, element] of frost.panes.entries()) element.classList.toggle('alike', outcome.panes[pane] === outcome.prize)
  found('#board').classList.toggle('told', outcome.prize !== null)
  tellWin(tongue, round, outcome.prize ? prizeText(outcome) : words.noThree)
  logRound(tongue, round, number, { won: prizeText(outcome), board: fillIn(words.board, { panes: list.format(namesOf(outcome)) }) })
}

const namesOf = ({ panes }: FrostOutcome): string[] => panes.map((kind) => words.kinds[kind])

function prizeText({ prize, times }: FrostOutcome): string {
  return prize ? fillIn(words.three, { count: maths.alike, kind: words.kinds[prize], pays: timesText(times, 1, language) }) : words.noThree
}

/** Names a pane: where it is, and what is seen through it. */
function label(pane: number): void {
  const element = frost.panes[pane]
  const kind = element?.dataset.look === 'open' ? shown?.panes[pane] : undefined
  const what = kind ? words.kinds[kind] : words.frosted
  element?.setAttribute('aria-label', fillIn(words.pane, { number: pane + 1, what }))
}
