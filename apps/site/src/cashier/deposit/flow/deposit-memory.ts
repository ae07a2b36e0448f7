import type { DepositWish, Running } from './deposit-state.ts'

const runningKey = 'token-deposit'
const idempotencyKey = 'deposit-key'

/** The deposit that this tab was in the middle of; it survives a reload. */
export function readRunning(): Running | undefined {
  const kept = read(runningKey) as Running | undefined // looked at in the next line
  return typeof kept?.reference === 'string' && typeof kept.token === 'string' ? kept : undefined
}

/** Keeps the running deposit, or forgets it. */
export function keepRunning(running: Running | undefined): void {
  write(runningKey, running)
}

/** The key under which a wish is sent: the same for the same wish until it was answered, so that sending twice pays once. Card fields are never stored, so a wish with fields is recognised only while the page lives. */
export function keyOf(wish: DepositWish): string {
  const about = JSON.stringify([
    wish.method,
    wish.amount,
    wish.currency,
    wish.storedDetailReference ?? '-1',
    wish.campaignId ?? -1,
    wish.code ?? '',
  ])
  const kept = read(idempotencyKey) as { key: string; about: string } | undefined // written by this file only
  const sameForm = inPage?.wish === JSON.stringify(wish) || (inPage === undefined && Object.keys(wish.fields ?? {}).length === 0)
  const key = kept?.about === about && sameForm ? kept.key : crypto.randomUUID()
  inPage = { wish: JSON.stringify(wish) }
  write(idempotencyKey, { key, about })
  return key
}

/** The wish was answered: the next one gets a key of its own. */
export function forgetKey(): void {
  inPage = undefined
  write(idempotencyKey, undefined)
}

let inPage: { wish: string } | undefined

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage a reload does not resume; the deposit itself is safe.
  }
}
