import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { check } from '@fairhouse/fields'
import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readIsDisposable, writeDisposableDomains } from './disposable-domain.sql.ts'

const require = createRequire(import.meta.url)
let bundled: Promise<Set<string>> | undefined

/** Loads the list shipped with the product, of September 2024, on first use. */
async function bundledDomains(): Promise<Set<string>> {
  const files = ['disposable-email-domains/index.json', 'disposable-email-domains/wildcard.json']
  const lists = await Promise.all(files.map(async (file) => JSON.parse(await readFile(require.resolve(file), 'utf8')) as string[])) // these files are lists of names
  return new Set(lists.flat())
}

/** Returns a domain and its parents: a.mail.example, mail.example. */
function andAbove(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, place) => labels.slice(place).join('.'))
}

/**
 * Returns why an address cannot be used by anybody: its domain is blocked or disposable (264). The lists stay on the
 * server, so that a browser cannot show what to try next.
 */
export async function emailRefusal(house: House, email: string): Promise<Refused | undefined> {
  const { settings } = house
  const rules = [{ rule: 'emailDomain', values: { domains: settings.get('be.emailDomainBlacklist').join(',') } }]
  const blocked = check({ name: 'email', kind: 'email', optional: true, rules }, email)
  const finding = blocked ?? (settings.get('registration.disposableEmails') || !(await isDisposable(house, email)) ? undefined : disposable)
  return finding && refuse('emailDomainBlacklisted', { details: { fields: { email: finding } } })
}

const disposable = { rule: 'emailDomainBlacklisted' }

async function isDisposable({ db }: House, email: string): Promise<boolean> {
  const domains = andAbove(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  const fetched = await readIsDisposable(db, domains)
  if (fetched !== undefined) return fetched
  const known = await (bundled ??= bundledDomains())
  return domains.some((domain) => known.has(domain))
}

/**
 * Replaces the list of disposable domains: lines or a JSON list, which came from `source`. Returns how many there are
 * since when, or a sentence if it is no such list.
 */
export async function refreshDisposableDomains(
  { db, clock }: House,
  { text, source }: { text: string; source: string },
  actor: Actor,
): Promise<{ domains: number; asOf: Date } | string> {
  const found = namesIn(text)
  const domains = [...new Set(found.map((domain) => domain.toLowerCase()).filter((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)))]
  if (domains.length < 1000) return `${source} has ${domains.length} domains: that is no list of throw-away mail services.`
  const asOf = clock.now()
  await db.transaction(async (tx) => {
    await writeDisposableDomains(tx, domains, source, asOf)
    await writeAudit(tx, { at: asOf, actor, action: 'email-domains.refresh', details: { source, domains: domains.length } })
  })
  return { domains: domains.length, asOf }
}

/** Splits a list into its names; what begins like a JSON list and is none has no names. */
function namesIn(text: string): string[] {
  if (!text.trim().startsWith('[')) return text.split(/\s+/)
  try {
    return (JSON.parse(text) as unknown[]).map(String) // it begins like a list
  } catch {
    return []
  }
}
