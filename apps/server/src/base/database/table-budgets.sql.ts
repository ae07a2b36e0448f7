import type { Sql } from './database.ts'

/**
 * How long, and how many, rows of a table are kept. `since` is the column with a row's age; `only` restricts the rows
 * concerned.
 */
export type TableBudget = {
  readonly table: string
  readonly since: string
  readonly hours: number
  readonly rows: number
  readonly only?: string
}

const day = 24

/**
 * Every table that a call without a session can write to. Rows beyond the age or number are deleted, oldest first.
 * Freezes stay until they are over: otherwise filling the table would lift them.
 */
export const tableBudgets: readonly TableBudget[] = [
  { table: 'affiliate_visit', since: 'at', hours: 90 * day, rows: 500_000 },
  { table: 'call_budget', since: 'at', hours: 1, rows: 500_000 },
  { table: 'captcha_used', since: 'expires_at', hours: 2 * day, rows: 1_000_000 },
  { table: 'identification', since: 'expires_at', hours: day, rows: 500_000, only: 'evidence_until is null' },
  { table: 'identification', since: 'evidence_until', hours: day, rows: 500_000, only: 'evidence_until is not null' },
  { table: 'device_login', since: 'expires_at', hours: 1, rows: 200_000 },
  { table: 'identification_notice', since: 'came_at', hours: day, rows: 500_000 },
  { table: 'identification_token_used', since: 'expires_at', hours: 2 * day, rows: 1_000_000 },
  { table: 'kept_answer', since: 'at', hours: 2 * day, rows: 500_000, only: "owner like 'visitor:%'" },
  { table: 'kept_answer', since: 'at', hours: 30 * day, rows: 50_000_000, only: "owner not like 'visitor:%'" },
  { table: 'login_step', since: 'expires_at', hours: 2 * day, rows: 500_000 },
  { table: 'login_token', since: 'expires_at', hours: day, rows: 500_000 },
  { table: 'login_try', since: 'since', hours: 2 * day, rows: 1_000_000, only: 'frozen_until is null' },
  { table: 'login_try', since: 'frozen_until', hours: 2 * day, rows: 5_000_000, only: 'frozen_until is not null' },
  { table: 'mail', since: 'created_at', hours: 30 * day, rows: 2_000_000 },
  { table: 'mail_request', since: 'created_at', hours: day, rows: 200_000 },
  { table: 'office_file', since: 'expires_at', hours: 1, rows: 200_000 },
  { table: 'preview', since: 'expires_at', hours: 1, rows: 200_000 },
  { table: 'passkey_challenge', since: 'expires_at', hours: 1, rows: 200_000 },
  { table: 'password_link', since: 'expires_at', hours: 2 * day, rows: 500_000 },
  { table: 'registration_count', since: 'day', hours: 2 * day, rows: 500_000 },
  { table: 'registration_proof', since: 'expires_at', hours: 2 * day, rows: 500_000 },
  { table: 'sms', since: 'created_at', hours: 30 * day, rows: 2_000_000 },
  { table: 'queue_item', since: 'changed_at', hours: 60 * day, rows: 200_000 },
  { table: 'staff_challenge', since: 'expires_at', hours: 1, rows: 200_000 },
  { table: 'staff_try', since: 'since', hours: 2 * day, rows: 200_000, only: 'locked_until is null' },
  { table: 'staff_try', since: 'locked_until', hours: 2 * day, rows: 200_000, only: 'locked_until is not null' },
  { table: 'verification_code', since: 'expires_at', hours: 2 * day, rows: 500_000, only: "owner like 'registration:%'" },
  // Deposits that a bank has reported on are part of the books.
  {
    table: 'visitor_deposit',
    since: 'changed_at',
    hours: 90 * day,
    rows: 500_000,
    only: `state in ('refused', 'over') and not exists (
      select from fact f where f.shard = visitor_deposit.shard and f.reference = visitor_deposit.reference)`,
  },
]

const hourMs = 3_600_000

/** Deletes rows beyond a budget; returns how many. */
export async function keepBudget(sql: Sql, { table, since, hours, rows, only = 'true' }: TableBudget, now: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: `delete from ${table} where ${only} and (${since} < $1 or ctid in (
             select ctid from ${table} where ${only} order by ${since} desc offset $2))`,
    values: [new Date(now.getTime() - hours * hourMs), rows],
  })
  return rowCount ?? 0
}
