// Runs in the game's frame: how Sea Glass shows its rounds.
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { maths } from '../play/maths.ts'
import type { GlassRound } from '../play/play-sea-glass.ts'
import { readWaves } from '../play/read-waves.ts'
import { openBoard } from './board.ts'
import type { GameData } from './game-page.ts'
import { openWater } from './water.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as GameData // written by game-page.ts
const element = found('#board')
const board = openBoard(element, { words, language })
const water = openWater(element)
let shown = readWaves([0, 0, 0, 0, 0])[0]?.board ?? []

board.describe(shown)
playSolo({
  checkPath: '/studio/games/sea-glass/fairness',
  start: () => {
    board.clear()
    water.leave()
  },
  reveal: async (round: GlassRound, number) => {
    const waves = round.outcome?.waves ?? []
    await water.arrive(waves[0]?.board ?? shown)
    for (const [at, wave] of waves.entries()) {
      const cells = new Set(wave.clusters.flatMap((cluster) => cluster.cells))
      const next = waves[at + 1]
      if (!next) break
      board.showWave(round, wave, at)
      await water.light(cells)
      await water.follow(cells, next.board)
    }
    shown = waves.at(-1)?.board ?? shown
    board.showWin(round)
    board.describe(shown)
    board.log(round, number)
  },
  giveUp: () => water.stay(shown),
  drawRules,
})

function drawRules(stake: bigint, currency: string): void {
  const part = stake / BigInt(maths.stakeParts)
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { stake: moneyText(stake, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(part * BigInt(money.dataset.pays ?? '0'), currency, language)
}
