import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { maths, stopsPerStrip } from './maths.ts'
import { readWaves, type Cluster, type Wave } from './read-waves.ts'

type PaidCluster = Cluster & { amount: string }
/** A wave with what it pays, and what all until then pay together; amounts are minor units as text. */
type PaidWave = Omit<Wave, 'clusters'> & { clusters: PaidCluster[]; amount: string; total: string }

/** What decided a round: its stops, and the waves that follow from them. */
export type GlassOutcome = { stops: number[]; waves: PaidWave[]; win: string }

/** A round of Sea Glass as its page is told it. */
export type GlassRound = RoundView<GlassOutcome>

/** Decides a round: five stops decide all waves. The stake is a multiple of `maths.stakeParts`. */
export async function playSeaGlass(draw: Draw, stake: bigint): Promise<GlassOutcome> {
  const part = stake / BigInt(maths.stakeParts)
  const stops = await draw(stopsPerStrip, maths.strips.length)
  let total = 0n
  const waves = readWaves(stops).map((wave) => {
    const clusters = wave.clusters.map((cluster) => ({ ...cluster, amount: String(part * BigInt(cluster.pays * wave.times)) }))
    const amount = part * BigInt(wave.pays)
    total += amount
    return { ...wave, clusters, amount: String(amount), total: String(total) }
  })
  return { stops, waves, win: String(total) }
}
