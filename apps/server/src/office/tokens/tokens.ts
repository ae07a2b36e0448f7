import { randomBytes } from 'node:crypto'
import type { Token } from '@fairhouse/contract/office/index.ts'
import type { House } from '../../base/house.ts'
import { isListed } from '../../base/http/blocked-networks.ts'
import { randomId } from '../../base/ids.ts'
import { isNetwork } from '../../settings/index.ts'
import type { ActContext, Colleague, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { hashOfSecret, readColleague } from '../sign-in/office-session.ts'
import { endTokens, insertToken, listTokens as listRows, readToken, writeTokenUsed, type TokenRow } from './token.sql.ts'

const mostShown = 500
const yearMs = 366 * 86_400_000
const usedEveryMs = 60_000
const prefix = 'fho_'

export async function listTokens({ house }: StaffContext): Promise<{ tokens: Token[] }> {
  return { tokens: (await listRows(house.db, mostShown)).map(viewOf) }
}

type New = { name: string; permissions: string[]; expiresAt: string; networks: string[] }

/** Makes a token with a part of what its owner may. Its secret is answered here and nowhere again. */
export async function makeToken(
  asking: ActContext,
  { name, permissions, expiresAt, networks }: New,
): Promise<{ id: string; secret: string } | OfficeRefused> {
  const { sql, at, colleague, changes } = asking
  const expires = new Date(expiresAt)
  if (expires <= at || expires.getTime() > at.getTime() + yearMs) return wrongField('expiresAt', 'time')
  const strange = networks.find((network) => !isNetwork(network))
  if (strange !== undefined) return wrongField('networks', 'network')
  const held = new Set(colleague.held.map(({ permission }) => permission))
  const missing = permissions.filter((permission) => !held.has(permission))
  if (missing.length > 0) return no('notAllowed', { details: { permission: missing[0] } })
  const [id, secret] = [randomId(12), randomBytes(32).toString('base64url')]
  await insertToken(sql, {
    id,
    secret_hash: hashOfSecret(secret),
    staff: colleague.id,
    name,
    permissions,
    networks,
    made_at: at,
    expires_at: expires,
  })
  changes({ what: 'token', subject: `token:${id}`, before: null, after: `${name}: ${permissions.join(', ')}` })
  return { id, secret: `${prefix}${id}.${secret}` }
}

export async function endToken({ sql, at, changes }: ActContext, { id }: { id: string }): Promise<Record<string, never> | OfficeRefused> {
  const row = await readToken(sql, id)
  if (!row || !(await endTokens(sql, id, at))) return no('notFound')
  changes({ what: 'token', subject: `token:${id}`, before: row.name, after: null })
  return {}
}

/** Returns whom a token stands for, with what it may; undefined if it may nothing from this address. */
export async function colleagueOfToken(house: House, authorization: string, ip: string): Promise<Colleague | undefined> {
  const [, id, secret] = /^Bearer fho_([a-z0-9]{12})\.([\w-]{20,100})$/.exec(authorization) ?? []
  const row = id && secret ? await readToken(house.db, id) : undefined
  const now = house.clock.now()
  if (!row || !secret || row.secret_hash !== hashOfSecret(secret) || row.ended_at || row.expires_at <= now) return undefined
  if (row.networks.length > 0 && !isListed(row.networks, ip)) return undefined
  const owner = await readColleague(house.db, row.staff, now)
  if (!owner) return undefined
  if (!row.used_at || now.getTime() - row.used_at.getTime() > usedEveryMs) await writeTokenUsed(house.db, row.id, now)
  return {
    ...owner,
    actor: `token:${row.id}`,
    token: row.id,
    held: owner.held.filter(({ permission }) => row.permissions.includes(permission)),
  }
}

function viewOf(row: TokenRow): Token {
  const { id, name, staff, staff_name: owner, permissions, networks, made_at, expires_at, used_at, ended_at } = row
  return {
    id,
    name,
    owner: { id: String(staff), name: owner },
    permissions,
    networks,
    madeAt: made_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
  }
}

const wrongField = (name: string, rule: string) => no('checkFields', { details: { fields: { [name]: { rule } } } })
