import type { Place } from '../keys/personal-data.ts'

/**
 * Where sealed values are: the row's key columns with their types, the columns in the value's place, and its owner.
 * `owner`: the person whose key seals it; without one, or if null in a row, the house seals.
 */
export type SealedColumn = {
  table: string
  column: string
  key: Readonly<Record<string, 'smallint' | 'bigint' | 'text'>>
  place: readonly string[]
  owner?: { shard: string; player: string }
  /** Stored as base64 in a text column, among values that are not sealed. */
  asText?: true
  /** How many rows to load at once; 200 by default. */
  atOnce?: number
}

const players = { shard: 'shard', player: 'player' }
const ofPlayer = { shard: 'smallint', player: 'bigint' } as const
const byReference = { shard: 'smallint', reference: 'text' } as const
const detail = { table: 'stored_detail', key: byReference, place: ['shard', 'player', 'provider', 'fingerprint'], owner: players } as const
const identification = { table: 'identification', key: { token_hash: 'text' }, place: ['token_hash'] } as const

const changeRequest = { table: 'change_request', key: { id: 'text' }, place: ['id'] } as const

/**
 * Everything sealed, except visitors' instruments, which are in facts and never change. A test compares the list with
 * the schema.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'person_key', column: 'sealed', key: ofPlayer, place: ['shard', 'player'] },
  {
    table: 'player',
    column: 'personal',
    key: { shard: 'smallint', id: 'bigint' },
    place: ['shard', 'id'],
    owner: { shard: 'shard', player: 'id' },
  },
  { table: 'second_factor', column: 'sealed', key: ofPlayer, place: ['shard', 'player'], owner: players },
  { ...detail, column: 'token' },
  { ...detail, column: 'holder' },
  { table: 'deposit_attempt', column: 'fields', key: byReference, place: ['shard', 'reference'], owner: players },
  { table: 'document', column: 'details', key: { ...ofPlayer, id: 'text' }, place: ['shard', 'player', 'id'], owner: players },
  {
    table: 'document_file',
    column: 'content',
    key: { ...ofPlayer, document: 'text', place: 'smallint' },
    place: ['shard', 'player', 'document', 'place'],
    owner: players,
    atOnce: 4,
  },
  { table: 'automatic_validation', column: 'sealed', key: { ...ofPlayer, id: 'text' }, place: ['shard', 'player', 'id'], owner: players },
  { table: 'sealed_reason', column: 'sealed', key: { hash: 'text' }, place: ['hash'], owner: players },
  { table: 'push_subscription', column: 'sealed', key: { id: 'text' }, place: ['id'], owner: players },
  { table: 'mail', column: 'sealed', key: { id: 'bigint' }, place: ['id'], owner: players },
  { table: 'sms', column: 'sealed', key: { id: 'bigint' }, place: ['id'], owner: players },
  { table: 'mail_request', column: 'sealed', key: { id: 'bigint' }, place: ['id'] },
  { ...identification, column: 'sealed_state' },
  { ...identification, column: 'sealed_return' },
  { ...identification, column: 'sealed_outcome' },
  { ...identification, column: 'sealed_evidence' },
  {
    table: 'identification_notice',
    column: 'sealed',
    key: { method: 'text', notice_id: 'text' },
    place: ['method', 'notice_id'],
  },
  { table: 'visitor_deposit', column: 'sealed_login', key: byReference, place: ['shard', 'reference'] },
  { table: 'staff', column: 'sealed_email', key: { id: 'bigint' }, place: ['id'] },
  { ...changeRequest, column: 'sealed_input' },
  { ...changeRequest, column: 'sealed_reason' },
  { ...changeRequest, column: 'sealed_decision' },
  { ...changeRequest, column: 'sealed_answer' },
  { table: 'bulk', column: 'sealed_input', key: { id: 'text' }, place: ['id'] },
  { table: 'bulk', column: 'sealed_reason', key: { id: 'text' }, place: ['id'] },
  { table: 'queue_item', column: 'sealed_note', key: { kind: 'text', item: 'text' }, place: ['kind', 'item'] },
  { table: 'failed_notice', column: 'sealed_raw', key: { id: 'text' }, place: ['id'] },
  { table: 'jackpot_draw', column: 'sealed_secret', key: { jackpot: 'bigint', n: 'bigint' }, place: ['jackpot', 'n'] },
  { table: 'race', column: 'sealed_secret', key: { id: 'bigint' }, place: ['id'] },
  { table: 'inbox', column: 'raw', key: { provider: 'text', event_key: 'text' }, place: ['provider', 'event_key'], asText: true },
]

/** Builds a value's place, exactly as those who seal it do. */
export const placeIn = ({ table, column }: SealedColumn, values: readonly string[]): Place => `${table}.${column} ${values.join('/')}`
