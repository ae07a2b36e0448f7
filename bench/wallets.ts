import pg from 'pg'
import type { PlayedBonus, WalletKey } from '../apps/server/src/money/wallet/posting.ts'

/** The first player of each kind of wallet: with loss and wager limits for every period, without limits, or without them and with an active bonus. */
export const firstPlayer = { capped: 1_000_000n, free: 2_000_000n, bonused: 3_000_000n } as const
export type WalletKind = keyof typeof firstPlayer

export const walletCount = 10_000

/** Creates the wallets, with more money than a run can use and limits that are checked but never reached. */
export async function fillWallets(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`insert into account (code) values ('gaming:slots:bench') on conflict do nothing`)
  for (const first of Object.values(firstPlayer)) {
    await client.query(
      `insert into wallet (shard, player, currency, cash, seq, gate_until) select p % 256, p, 'EUR', 1000000000000, 0, 'infinity' from generate_series($1::bigint, $1::bigint + $2 - 1) p`,
      [String(first), walletCount],
    )
  }
  await client.query(
    `insert into cap (shard, player, currency, type, amount, window_start, window_end, valid_until, source)
     select shard, player, currency, type, array[900000000000, 900000000000, 900000000000]::bigint[],
       array_fill(timestamptz '2000-01-01', array[3]), array_fill(timestamptz '2100-01-01', array[3]), '2100-01-01', array['player', 'player', 'player']
     from wallet, unnest(array['loss', 'wager']) type where player < $1`,
    [String(firstPlayer.free)],
  )
  await client.query(`update wallet set loss_used = array[0, 0, 0]::bigint[], wager_used = array[0, 0, 0]::bigint[] where player < $1`, [
    String(firstPlayer.free),
  ])
  await activateBonuses(client)
  await client.query('vacuum (analyze) wallet, cap, bonus_grant')
  await client.end()
}

/** Gives each wallet of the last kind a bonus that no run wagers to its end. */
async function activateBonuses(client: pg.Client): Promise<void> {
  await client.query(`insert into campaign_version (campaign, version, data, at, actor) values (1, 1, '{}', now(), 'job:bench')`)
  await client.query(
    `insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, turnover_required, granted_at, wager_state, activated_at)
     select shard, 'bench:' || player, player, currency, 1, 1, false, 'granted', 900000000000, now(), 'active', now() from wallet where player >= $1`,
    [String(firstPlayer.bonused)],
  )
  await client.query(
    `update wallet set bonus_grant = 'bench:' || player::text, wager_required = 900000000000, wager_done = 0, bonus_min_stake = 0, promo = 1000 where player >= $1`,
    [String(firstPlayer.bonused)],
  )
}

/** Returns the active bonus of a wallet as its bets name it. */
export const bonusOf = ({ player }: WalletKey): PlayedBonus | undefined =>
  player >= firstPlayer.bonused ? { grant: `bench:${player}`, weight: 10_000, counts: 'all', bucket: 'promo' } : undefined

/** Returns the nth wallet of a kind. */
export function walletAt(kind: WalletKind, index: number): WalletKey {
  const player = firstPlayer[kind] + BigInt(index)
  return { shard: Number(player % 256n), player, currency: 'EUR' }
}
