import type { PlayedBonus, Posting, WalletKey } from './posting.ts'
import { readTestAward, writeTestFreeRounds, writeUnwageredGrant, type SeenAward, type TestAward } from './test-free-rounds.sql.ts'
import type { TestLedger } from './test-ledger.ts'
import type { TestGrant } from './test-ledger.sql.ts'

let count = 0
const fresh = (what: string) => `${what}:${(count += 1)}`

/** Gives free rounds whose wins are cash; returns the award's id. */
export async function giveCashRounds({ database, clock }: TestLedger, key: WalletKey, award: TestAward = {}): Promise<string> {
  const grant = fresh('code:spins')
  await writeUnwageredGrant(database.db, key, grant, clock.now())
  return writeTestFreeRounds(database.db, key, grant, award, clock.now())
}

/** Gives free rounds whose wins are wagered five times by default, with an active grant of theirs. */
export async function giveWageredRounds(
  ledger: TestLedger,
  key: WalletKey,
  award: TestAward = {},
  grant: TestGrant = {},
): Promise<{ award: string; bonus: PlayedBonus }> {
  const bonus = await ledger.grant(key, {}, grant)
  const id = await writeTestFreeRounds(ledger.database.db, key, bonus.grant, { factor: 50_000n, ...award }, ledger.clock.now())
  return { award: id, bonus }
}

type FreeRoundMore = Partial<Extract<Posting, { op: 'freeRound' }>>

/** A free round of an award, in a round of its own by default, each worth 0.20. */
export function freeRound(wallet: WalletKey, award: string, more: FreeRoundMore = {}): Extract<Posting, { op: 'freeRound' }> {
  const id = more.id ?? fresh('free')
  const round = more.round ?? `round:${id}`
  const about = { op: 'freeRound', wallet, kind: 'casino', owner: 'game:1', account: 'gaming:slots:test', award, value: 20n } as const
  return { ...about, ...more, id, round, reason: round }
}

/** Returns how an award stands. */
export const awardOf = ({ database }: TestLedger, key: WalletKey, id: string): Promise<SeenAward | undefined> =>
  readTestAward(database.db, key, id)
