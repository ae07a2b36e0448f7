import type { House } from '../../base/house.ts'
import type { Bucket, PlayedBonus, WalletKey } from '../../money/wallet/index.ts'
import { contributionOf, wageringOf, type CampaignData, type WageredGame } from '../campaigns/index.ts'
import { gatherReads } from '../../base/gathered-reads.ts'
import { readActiveGrant, readActiveGrants, type ActiveGrant } from './active-grant.sql.ts'
import { settleGrants } from './settle-grants.ts'

const mostKept = 20_000

/** A game as a bonus looks at it. */
export type BonusGame = WageredGame & { providerName: string | null }

/** The active bonus of each wallet as its bets name it. Kept in memory: the ledger refuses a bet that names another. */
export type PlayedBonuses = ReturnType<typeof playedBonusesOf>

export function playedBonusesOf(house: House) {
  const kept = new Map<string, ActiveGrant | null>()
  const read = gatherReads((wallets: readonly WalletKey[]) => readActiveGrants(house.db, wallets))
  const keyOf = ({ shard, player, currency }: WalletKey) => `${shard}/${player}/${currency}`

  return {
    /** Returns what a bet in a game says of the active bonus; undefined without one. */
    async of(wallet: WalletKey, game: BonusGame): Promise<PlayedBonus | undefined> {
      const key = keyOf(wallet)
      let grant = kept.get(key)
      if (grant === undefined) {
        grant = (await read(wallet)) ?? null
        kept.set(key, grant)
        if (kept.size > mostKept) kept.delete(kept.keys().next().value!) // the map is not empty here
      }
      return grant ? playedIn(grant, game) : undefined
    },
    /** Reads a wallet's active bonus anew, after what is due for it was done. */
    async renew(wallet: WalletKey): Promise<void> {
      kept.delete(keyOf(wallet))
      const grant = await readActiveGrant(house.db, wallet)
      if (!grant?.until || grant.until > house.clock.now()) return
      await house.db.transaction((tx) => settleGrants(house, tx, wallet))
    },
  }
}

/** Returns what a game counts for a grant, and the bucket that pays there. Where bonus money may not be used nothing counts either. */
function playedIn({ grant, data, live, closing }: ActiveGrant, game: BonusGame): PlayedBonus {
  const counts = wageringOf(data).counts
  const isOpen = !closing && maySpendIn(data, game)
  const weight = isOpen ? weightIn(data, game) : 0
  const bucket = isOpen ? bucketIn(game.product, weight, live) : undefined
  return { grant, weight, counts, ...(bucket ? { bucket } : {}) }
}

/** Returns how much of a stake in a game counts for a campaign, in basis points: 0 where its bonus may not be used. */
export const weightIn = (data: CampaignData, game: BonusGame): number => (maySpendIn(data, game) ? contributionOf(data, game) : 0)

const maySpendIn = ({ excludedGames, gameProvider }: CampaignData, { game, product, providerName }: BonusGame): boolean =>
  product !== 'poker' && !excludedGames.includes(game) && (gameProvider === undefined || gameProvider === providerName)

/** Live games take the live bonus, and promo where they count for it. */
function bucketIn(product: string, weight: number, live: boolean): Bucket | undefined {
  if (product === 'betting') return 'betting_bonus'
  if (product !== 'live') return 'promo'
  return live ? 'live_bonus' : weight > 0 ? 'promo' : undefined
}
