import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { buckets, hashOf, type Balances, type Leg, type Posting, type PostingResult, type Refusal } from './posting.ts'

type Row = {
  n: number
  outcome: PostingResult['outcome']
  refusal: Refusal | null
  replayed: boolean
  seq: bigint | null
  balances: bigint[]
}

/**
 * Sends postings, in order, to the posting function in one call. Results come back in the same order. A distributed
 * ledger takes a call for each shard, in the order of the shards.
 */
export async function callPost(sql: Sql, postings: Posting[], at: Date): Promise<PostingResult[]> {
  if (!isDistributed()) {
    const { rows } = await sql.query<Row>({ name: 'ledger_post', text: statement, values: valuesOf(postings, at) })
    return rows.map(resultOf)
  }
  const results: PostingResult[] = []
  const placed = Map.groupBy(
    postings.map((posting, place) => ({ posting, place })),
    ({ posting }) => posting.wallet.shard,
  )
  for (const [, own] of [...placed].toSorted(([one], [other]) => one - other)) {
    const ours = own.map(({ posting }) => posting)
    const answers = await callPostOfPart(sql, ours, at)
    own.forEach(({ place }, index) => (results[place] = answers[index]!)) // one result per posting
  }
  return results
}

/** Sends postings whose shards are all in one part of a distributed ledger. */
export async function callPostOfPart(sql: Sql, postings: Posting[], at: Date): Promise<PostingResult[]> {
  const shard = postings[0]?.wallet.shard
  if (shard === undefined) return []
  const { rows } = await sql.query<Row>({ name: 'ledger_post_of_part', text: statementOfPart, values: [...valuesOf(postings, at), shard] })
  return rows.map(resultOf)
}

const values = '$1, $2::smallint[], $3::bigint[], $4::text[], $5::smallint[], $6::text[], $7::integer[], $8::text[], $9::jsonb'
const statement = `select n, outcome, refusal, replayed, seq, balances from ledger_post(${values})`
const statementOfPart = `select n, outcome, refusal, replayed, seq, balances from distributed.ledger_post($10::smallint, ${values})`

/** Sends each wallet, id and hold once; items refer to them by position. */
function valuesOf(postings: Posting[], at: Date): unknown[] {
  const wallets = places<string>()
  const ids = places<string>()
  const holds = places<string>()
  const walletRows: [number, bigint, string][] = []
  const idShards: number[] = []
  const holdWallets: number[] = []
  const items = postings.map((posting) => {
    const { shard, player, currency } = posting.wallet
    const w = wallets.of(`${shard}/${player}/${currency}`, () => walletRows.push([shard, player, currency]))
    const id = (text: string) => ids.of(`${shard}/${text}`, () => idShards.push(shard))
    const hold = (text: string) => holds.of(`${w}/${text}`, () => holdWallets.push(w))
    const { kind, reason } = posting
    return {
      w,
      p: id(posting.id),
      op: posting.op,
      kind,
      reason,
      hash: hashOf(posting),
      happened: posting.happenedAt,
      ...detailsOf(posting, id, hold),
    }
  })
  const bare = (key: string) => key.slice(key.indexOf('/') + 1)
  return [
    at,
    walletRows.map(([shard]) => shard),
    walletRows.map(([, player]) => player),
    walletRows.map(([, , currency]) => currency),
    idShards,
    ids.keys().map(bare),
    holdWallets,
    holds.keys().map(bare),
    JSON.stringify(items),
  ]
}

type Place = (text: string) => number

function detailsOf(posting: Posting, id: Place, hold: Place): Record<string, unknown> {
  switch (posting.op) {
    case 'bet':
      return {
        amount: posting.amount.toString(),
        h: hold(posting.round),
        ...stakeOf(posting),
      }
    case 'betWin':
      return {
        amount: posting.amount.toString(),
        win: posting.win.toString(),
        p2: id(posting.winId),
        h: hold(posting.round),
        ...stakeOf(posting),
      }
    case 'freeRound':
      return { amount: posting.value.toString(), h: hold(posting.round), ...stakeOf(posting), grant: posting.award }
    case 'win':
      return { amount: posting.amount.toString(), h: hold(posting.round), close: posting.close, grant: posting.award }
    case 'rollback':
      return { h: hold(posting.round), pt: id(posting.target) }
    case 'allow':
      return { amount: posting.amount.toString(), h: hold(posting.hold), hold_kind: 'deposit', owner: posting.owner }
    case 'buyIn':
      return { amount: posting.amount.toString(), h: hold(posting.hold), hold_kind: 'race', owner: posting.to }
    case 'release':
      return { h: hold(posting.hold) }
    case 'take':
      return { amount: posting.amount.toString(), legs: [['cash', posting.to, '0']] }
    case 'grant':
      return {
        legs: legsOf(posting.legs ?? []),
        grant: posting.grant,
        action: posting.action,
        as_state: posting.as,
        required: posting.required?.toString(),
        actor: posting.actor,
      }
    case 'move':
      return {
        legs: legsOf(posting.legs),
        counted: posting.counted?.toString(),
        ...(posting.hold ? holdOf(posting.hold, hold) : {}),
      }
  }
}

/** What takes a round, with a stake or from an award. */
type Staked = Pick<Extract<Posting, { op: 'bet' }>, 'owner' | 'session' | 'bonus' | 'account' | 'most' | 'stops' | 'past'>

const legsOf = (legs: readonly Leg[]) => legs.map(([debit, credit, amount]) => [debit, credit, amount.toString()])

const stakeOf = ({ owner, session, bonus, account, most, stops, past }: Staked) => ({
  owner,
  session,
  ...bonus,
  account,
  most: most?.toString(),
  stops: stops?.toString(),
  past,
})

function holdOf(wanted: NonNullable<Extract<Posting, { op: 'move' }>['hold']>, hold: Place): Record<string, unknown> {
  return { h: hold(wanted.id), hold_kind: wanted.kind, hold_action: wanted.action, amount: wanted.amount?.toString(), owner: wanted.owner }
}

/** Numbers distinct keys from 1. */
function places<Key>() {
  const known = new Map<Key, number>()
  return {
    of(key: Key, onNew: () => void): number {
      const place = known.get(key)
      if (place !== undefined) return place
      known.set(key, known.size + 1)
      onNew()
      return known.size
    },
    keys: () => [...known.keys()],
  }
}

function resultOf(row: Row): PostingResult {
  const balances = Object.fromEntries(buckets.map((bucket, index) => [bucket, row.balances[index] ?? 0n])) as Balances // a key for each bucket
  const common = { replayed: row.replayed, seq: row.seq, balances }
  if (row.outcome === 'posted' || row.outcome === 'mismatch') return { ...common, outcome: row.outcome }
  return { ...common, outcome: row.outcome, refusal: row.refusal ?? { reason: row.outcome } }
}
