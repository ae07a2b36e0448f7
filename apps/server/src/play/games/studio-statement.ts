import type { House } from '../../base/house.ts'
import type { StudioRound, StudioRoundsOf } from '../../money/verify-ledger/index.ts'
import { callStudio, connectedStudios, studioNamed, walletOfRef, type Studio } from '../studios/studio.ts'
import { roundHoldOf } from '../studios/wallet-v1/post-call.ts'

type Page = {
  rounds: { roundId: string; playerRef: string; currency: string; staked: string; won: string; settled: boolean }[]
  next: string | null
}

/** The lists in which studios say what each round took and paid, for `ledger verify`; studios that answer no such question are named apart. */
export async function studioRounds(house: House): Promise<{ lists: StudioRoundsOf[]; silent: string[] }> {
  const now = house.clock.now()
  const lists: StudioRoundsOf[] = []
  const silent: string[] = []
  for (const id of connectedStudios(house)) {
    const studio = studioNamed(house, id)
    const answers = studio && (await readRounds(house, studio, now, now).then(Boolean, () => false))
    if (answers) lists.push({ studio: id, prefix: roundHoldOf(id, ''), read: (from, to) => readRounds(house, studio, from, to) })
    else silent.push(id)
  }
  return { lists, silent }
}

/** The rounds that began at a studio from one moment until before another. */
async function readRounds(house: House, studio: Studio, from: Date, to: Date): Promise<StudioRound[]> {
  const rounds: StudioRound[] = []
  const question = { from: from.toISOString(), to: to.toISOString() }
  for (let after: string | null | undefined; after !== null;) {
    const page: Page = await callStudio<Page>(house, studio, '/api/statement', { ...question, ...(after ? { after } : {}) })
    for (const { roundId, playerRef, currency, staked, won, settled } of page.rounds) {
      const wallet = walletOfRef(house, studio.id, playerRef)
      rounds.push({ id: roundHoldOf(studio.id, roundId), wallet, currency, staked: BigInt(staked), won: BigInt(won), settled })
    }
    after = page.next
  }
  return rounds
}
