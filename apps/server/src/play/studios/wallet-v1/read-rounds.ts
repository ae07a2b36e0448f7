import type { House } from '../../../base/house.ts'
import type { StudioRound } from '../../../money/verify-ledger/index.ts'
import { walletOfRef, type Studio } from '../../studio-contract/studio.ts'
import { roundHoldOf } from './post-call.ts'
import { callStudio } from './signature.ts'

type Page = {
  rounds: { roundId: string; playerRef: string; currency: string; staked: string; won: string; settled: boolean; jackpot?: string }[]
  next: string | null
}

/** Reads a studio's rounds begun within [from, to). */
export async function readRounds(house: House, studio: Studio, from: Date, to: Date): Promise<StudioRound[]> {
  const rounds: StudioRound[] = []
  const question = { from: from.toISOString(), to: to.toISOString() }
  for (let after: string | null | undefined; after !== null;) {
    const page: Page = await callStudio<Page>(house, studio, '/api/statement', { ...question, ...(after ? { after } : {}) })
    for (const { roundId, playerRef, currency, staked, won, settled, jackpot } of page.rounds) {
      const wallet = walletOfRef(house, studio.id, playerRef)
      const sums = { staked: BigInt(staked), won: BigInt(won) }
      rounds.push({ id: roundHoldOf(studio.id, roundId), wallet, currency, ...sums, settled, outcome: jackpot ?? null })
    }
    after = page.next
  }
  return rounds
}
