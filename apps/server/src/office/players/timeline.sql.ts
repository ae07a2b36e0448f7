import type { Sql } from '../../base/database/database.ts'

/** Where an event comes from; the text of what happened begins with it. */
export type Source =
  | 'deposit'
  | 'withdrawal'
  | 'suspense'
  | 'refund'
  | 'chargeback'
  | 'chargebackReversed'
  | 'game'
  | 'realityCheck'
  | 'signIn'
  | 'limit'
  | 'exclusion'
  | 'document'
  | 'documentRequest'
  | 'bonus'
  | 'bonusBar'
  | 'mail'
  | 'sms'
  | 'account'
  | 'audit'
  | 'access'

/** Something that happened. `sealed` is what only its key opens: a browser, a mail, the reason of an act. */
export type EventRow = {
  source: Source
  rank: number
  id: string
  at: Date
  about: string | null
  state: string | null
  amount: bigint | null
  currency: string | null
  until: Date | null
  by: string | null
  note: string | null
  sealed: Buffer | null
  hash: string | null
  seal_player: bigint | null
}

/** Where a page goes on: after this event, in the order of time, rank and id. */
export type Place = { at: Date | 'infinity'; rank: number; id: string }

// $1 shard, $2 player, $3 sources, $4..$6 the last event of the page before, $7 most. Each part is one index, walked from there.
const deposits = `(select 'deposit' as source, 1 as rank, a.reference collate "C" as id, a.created_at as at, coalesce(m.data ->> 'name', a.provider) as about, a.state,
    coalesce(a.credited, a.amount) as amount, a.currency, null::timestamptz as until, null::text as by, a.reason as note, null::bytea as sealed, null::text as hash, null::bigint as seal_player
  from deposit_attempt a left join payment_method m on m.id = a.method
  where 'deposit' = any($3) and a.shard = $1 and a.player = $2 and a.created_at <= $4 and (a.created_at < $4 or 1 > $5 or 1 = $5 and a.reference collate "C" < $6)
  order by a.created_at desc, a.reference collate "C" desc limit $7)`
const withdrawals = `(select 'withdrawal', 2, w.reference collate "C", w.requested_at, coalesce(d.description, w.provider), w.state,
    w.amount, w.currency, null, w.decided_by, w.reason, null, null, null
  from withdrawal w left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail
  where 'withdrawal' = any($3) and w.shard = $1 and w.player = $2 and w.requested_at <= $4 and (w.requested_at < $4 or 2 > $5 or 2 = $5 and w.reference collate "C" < $6)
  order by w.requested_at desc, w.reference collate "C" desc limit $7)`
const arrivals = `(select 'suspense', 3, s.arrival collate "C", s.decided_at, substr(s.account, 10), s.kind, s.amount, s.currency, null, s.decided_by, null, null, null, null
  from suspense_decision s
  where 'suspense' = any($3) and s.owner_shard = $1 and s.owner = $2 and s.decided_at <= $4 and (s.decided_at < $4 or 3 > $5 or 3 = $5 and s.arrival collate "C" < $6)
  order by s.decided_at desc, s.arrival collate "C" desc limit $7)`
// What left or came back to the player, and what of it became a debt: each leg of the posting has a part of it.
const takenBack = `(select p.kind, 18, p.id collate "C", p.booked_at, coalesce(m.data ->> 'name', a.provider),
    null, (select sum(t.amount)::bigint from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id),
    p.currency, null, null, p.reason_ref, null, null, null
  from posting p left join deposit_attempt a on a.shard = p.shard and a.reference = p.reason_ref left join payment_method m on m.id = a.method
  where p.kind in ('refund', 'chargeback', 'chargebackReversed') and p.outcome = 'posted' and p.kind = any($3) and p.shard = $1 and p.player = $2
    and p.booked_at <= $4 and (p.booked_at < $4 or 18 > $5 or 18 = $5 and p.id collate "C" < $6)
  order by p.booked_at desc, p.id collate "C" desc limit $7)`
const games = `(select 'game', 4, s.id collate "C", s.opened_at, g.name, s.ended_because, null, null, s.ended_at, null, null, null, null, null
  from game_session s join game g on g.id = s.game
  where 'game' = any($3) and s.shard = $1 and s.player = $2 and s.opened_at <= $4 and (s.opened_at < $4 or 4 > $5 or 4 = $5 and s.id collate "C" < $6)
  order by s.opened_at desc, s.id collate "C" desc limit $7)`
const realityChecks = `(select 'realityCheck', 5, lpad(c.id::text, 19, '0') collate "C", c.at, null, c.then_did, null, null, null, null, null, null, null, null
  from reality_check c
  where 'realityCheck' = any($3) and c.shard = $1 and c.player = $2 and c.at <= $4 and (c.at < $4 or 5 > $5 or 5 = $5 and lpad(c.id::text, 19, '0') collate "C" < $6)
  order by c.at desc, c.id desc limit $7)`
// The id of a session is half of what signs in: what stands here is a name for it.
const signIns = `(select 'signIn', 6, left(md5(s.id), 16) collate "C", s.started_at, s.user_agent, s.ended_because, null, null, s.ended_at, null, null, s.sealed, null, null
  from session s
  where 'signIn' = any($3) and s.shard = $1 and s.player = $2 and s.started_at <= $4 and (s.started_at < $4 or 6 > $5 or 6 = $5 and left(md5(s.id), 16) collate "C" < $6)
  order by s.started_at desc, left(md5(s.id), 16) collate "C" desc limit $7)`
const limits = `(select 'limit', 7, lpad(l.id::text, 19, '0') collate "C", l.requested_at, l.type || '.' || l.period, l.act, l.amount, l.currency, l.effective_at, l.actor,
    nullif(l.reason, ''), null, null, null
  from limit_change l
  where 'limit' = any($3) and l.shard = $1 and l.player = $2 and l.requested_at <= $4
    and (l.requested_at < $4 or 7 > $5 or 7 = $5 and lpad(l.id::text, 19, '0') collate "C" < $6)
  order by l.requested_at desc, l.id desc limit $7)`
const exclusions = `(select 'exclusion', 8, lpad(e.id::text, 19, '0') collate "C", e.starts_at, e.source, e.kind, null, null, e.ends_at, null, null, null, null, null
  from exclusion e
  where 'exclusion' = any($3) and e.shard = $1 and e.player = $2 and e.starts_at <= $4
    and (e.starts_at < $4 or 8 > $5 or 8 = $5 and lpad(e.id::text, 19, '0') collate "C" < $6)
  order by e.starts_at desc, e.id desc limit $7)`
const documents = `(select 'document', 9, d.id collate "C", d.uploaded_at, d.type, d.status, null, null, d.decided_at, null, d.reason, null, null, null
  from document d
  where 'document' = any($3) and d.shard = $1 and d.player = $2 and d.uploaded_at <= $4 and (d.uploaded_at < $4 or 9 > $5 or 9 = $5 and d.id collate "C" < $6)
  order by d.uploaded_at desc, d.id collate "C" desc limit $7)`
const requests = `(select 'documentRequest', 10, q.type collate "C", q.since, q.type, null, null, null, q.ended_at, null, q.reason, null, null, null
  from document_request q
  where 'documentRequest' = any($3) and q.shard = $1 and q.player = $2 and q.since <= $4 and (q.since < $4 or 10 > $5 or 10 = $5 and q.type collate "C" < $6)
  order by q.since desc, q.type collate "C" desc limit $7)`
const bonuses = `(select 'bonus', 11, b.deposit collate "C", b.granted_at, coalesce(v.data #>> '{names,en}', b.campaign::text), b.state, null, null, b.expires_at, null, b.reason, null, null, null
  from bonus_grant b join campaign_version v on v.campaign = b.campaign and v.version = b.version
  where 'bonus' = any($3) and b.shard = $1 and b.player = $2 and b.granted_at <= $4 and (b.granted_at < $4 or 11 > $5 or 11 = $5 and b.deposit collate "C" < $6)
  order by b.granted_at desc, b.deposit collate "C" desc limit $7)`
const bars = `(select 'bonusBar', 12, b.decided_by collate "C", b.at, b.decided_by, case when b.barred then 'barred' else 'allowed' end, null, null, null, null, b.reason, null, null, null
  from bonus_bar b
  where 'bonusBar' = any($3) and b.shard = $1 and b.player = $2 and b.at <= $4 and (b.at < $4 or 12 > $5 or 12 = $5 and b.decided_by collate "C" < $6)
  order by b.at desc, b.decided_by collate "C" desc limit $7)`
const mails = `(select 'mail', 13, lpad(m.id::text, 19, '0') collate "C", m.created_at, null, case when m.sent_at is null then 'queued' else 'sent' end, null, null, m.sent_at, null, null, m.sealed, null, null
  from mail m
  where 'mail' = any($3) and m.shard = $1 and m.player = $2 and m.created_at <= $4
    and (m.created_at < $4 or 13 > $5 or 13 = $5 and lpad(m.id::text, 19, '0') collate "C" < $6)
  order by m.created_at desc, m.id desc limit $7)`
const texts = `(select 'sms', 14, lpad(m.id::text, 19, '0') collate "C", m.created_at, null, case when m.sent_at is null then 'queued' else 'sent' end, null, null, m.sent_at, null, null, null, null, null
  from sms m
  where 'sms' = any($3) and m.shard = $1 and m.player = $2 and m.created_at <= $4
    and (m.created_at < $4 or 14 > $5 or 14 = $5 and lpad(m.id::text, 19, '0') collate "C" < $6)
  order by m.created_at desc, m.id desc limit $7)`
// What players do about their accounts; what has a source of its own is left to that.
const own = `(select 'account', 17, lpad(a.id::text, 19, '0') collate "C", a.at, a.action, null, null, null, null, null, null, null, null, null
  from audit a
  where 'account' = any($3) and a.subject = 'player:' || $2::bigint and not starts_with(a.action, 'session.')
    and (starts_with(a.actor, 'player:') or starts_with(a.actor, 'visitor:'))
    and split_part(a.action, '.', 1) in ('player', 'password', 'passkey', 'second-factor', 'consent', 'identity', 'paymentDetails', 'validation')
    and a.at <= $4 and (a.at < $4 or 17 > $5 or 17 = $5 and lpad(a.id::text, 19, '0') collate "C" < $6)
  order by a.at desc, a.id desc limit $7)`
// That somebody looked stands in the access log, with what they looked at.
const acts = `(select 'audit', 15, lpad(a.id::text, 19, '0') collate "C", a.at, a.action, null, null, null, null, a.actor, null, r.sealed, r.hash, r.player
  from audit a left join sealed_reason r on r.hash = a.reason_hash
  where 'audit' = any($3) and a.subject = 'player:' || $2::bigint and not starts_with(a.action, 'session.') and a.action not in ('office.players.reveal', 'office.players.view')
    and not starts_with(a.actor, 'player:') and not starts_with(a.actor, 'visitor:') and a.at <= $4
    and (a.at < $4 or 15 > $5 or 15 = $5 and lpad(a.id::text, 19, '0') collate "C" < $6)
  order by a.at desc, a.id desc limit $7)`
const looks = `(select 'access', 16, lpad(l.id::text, 19, '0') collate "C", l.at, array_to_string(l.fields, ' '), l.purpose, null, null, null, l.actor, null, r.sealed, r.hash, r.player
  from access_log l left join sealed_reason r on r.hash = l.reason_hash
  where 'access' = any($3) and l.shard = $1 and l.player = $2 and l.at <= $4
    and (l.at < $4 or 16 > $5 or 16 = $5 and lpad(l.id::text, 19, '0') collate "C" < $6)
  order by l.at desc, l.id desc limit $7)`

/**
 * Reads a page of what happened, the newest first. Each source gives at most a page from its own index; nothing here
 * grows with how much there is.
 */
export async function readEvents(
  sql: Sql,
  { shard, player }: { shard: number; player: bigint },
  sources: readonly Source[],
  { at, rank, id }: Place,
  most: number,
): Promise<EventRow[]> {
  const { rows } = await sql.query<EventRow>({
    text: `select * from (${deposits} union all ${withdrawals} union all ${arrivals} union all ${games} union all ${realityChecks} union all ${signIns}
             union all ${limits} union all ${exclusions} union all ${documents} union all ${requests} union all ${bonuses} union all ${bars}
             union all ${mails} union all ${texts} union all ${acts} union all ${looks} union all ${own} union all ${takenBack}) e
           order by at desc, rank, id desc limit $7`,
    values: [shard, String(player), sources, at, rank, id, most],
  })
  return rows
}
