import { availableParallelism } from 'node:os'
import { firstGames } from '../../apps/server/src/play/games/own-games.ts'
import { buildApps } from '../../launch/build.ts'
import { startHouse } from '../../tests/running-house.ts'
import { onBenchServer } from '../bench-server.ts'
import { middleOf, watchOthers, type Middle } from '../measure.ts'
import { optionOf } from '../option.ts'
import { openGames } from './open-games.ts'

const rounds = optionOf('rounds', 3)
const spins = optionOf('spins', 5)
const most = { paintMs: 1000, motionMs: 80, loadKb: 60 }

/** A game at its first opening: when its first text or picture stood there, when a press moved its reels, what was loaded in kB, fonts apart. */
type Figure = { name: string; paintMs: Middle; motionMs: Middle | null; loadKb: number; fontsKb: number }
type Run = { figures: Figure[]; othersShare: number }

/**
 * `npm run bench games [-- --json --rounds=3 --spins=5]`: opens every game that is listed in a browser that has never seen
 * it, as a demonstration on a phone, and spins the reels of those that have some.
 */
export async function benchGames(): Promise<Run> {
  buildApps()
  return onBenchServer({}, async ({ url, database }) => {
    const house = await startHouse({}, { processes: true, databases: url })
    const games = await openGames(house.origin)
    try {
      const listed = firstGames.filter(({ group }) => group !== null)
      const taken = listed.map(({ name }): Taken => ({ name, paints: [], motions: [], loadKb: 0, fontsKb: 0 }))
      const others = watchOthers(() => [{ pid: process.pid, family: true }, database])
      for (let round = 0; round < rounds; round += 1)
        for (const [at, { friendlyId, group, product }] of listed.entries()) {
          console.error(`… round ${round + 1} of ${rounds}: ${friendlyId}`)
          const opened = await games.open(`/${group}-games/${friendlyId}/demo`, product === 'slots' ? spins : 0)
          const own = taken[at]! // there is one for each game
          own.paints.push(opened.paintMs)
          own.motions.push(...opened.motionsMs)
          own.loadKb = opened.loadKb
          own.fontsKb = opened.fontsKb
        }
      return { figures: taken.map(figureOf), othersShare: Math.round(others() * 1000) / 1000 }
    } finally {
      await games.close()
      await house.close()
    }
  })
}

type Taken = { name: string; paints: number[]; motions: number[]; loadKb: number; fontsKb: number }

function figureOf({ paints, motions, ...own }: Taken): Figure {
  return { ...own, paintMs: rounded(paints), motionMs: motions.length > 0 ? rounded(motions) : null }
}

function rounded(numbers: readonly number[]): Middle {
  const { middle, least, most: greatest } = middleOf(numbers)
  return { middle: Math.round(middle), least: Math.round(least), most: Math.round(greatest) }
}

/** The figures as a table, and what they depend on. */
export function gamesTable({ figures, othersShare }: Run): string {
  const spread = ({ middle, least, most: greatest }: Middle) => `${middle} ms (${least}–${greatest})`
  const isOver = ({ paintMs, motionMs, loadKb }: Figure) =>
    paintMs.middle > most.paintMs || (motionMs?.middle ?? 0) > most.motionMs || loadKb > most.loadKb
  const rows = figures.map((figure) => {
    const { name, paintMs, motionMs, loadKb, fontsKb } = figure
    return `| ${name} | ${spread(paintMs)} | ${motionMs ? spread(motionMs) : ''} | ${loadKb.toFixed(1)} kB | ${fontsKb.toFixed(1)} kB | ${isOver(figure) ? 'OVER' : ''} |`
  })
  const head = `| game | first paint, at most ${most.paintMs} ms | press to moving reels, at most ${most.motionMs} ms | first load, at most ${most.loadKb} kB | fonts | |\n|---|---|---|---|---|---|`
  return `${head}\n${rows.join('\n')}\n\nMiddles of ${rounds} openings and of ${rounds * spins} spins, from the least to the most. Something else used ${(othersShare * 100).toFixed(0)} % of the machine's ${availableParallelism()} cores meanwhile.`
}
