import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import type { Texts } from '@fairhouse/messages'
import { momentText } from '../base/moment-text.ts'

type Speaking = Pick<Texts, 't' | 'has' | 'language'>

/** What a refusal says: what happened, and what to do next. */
export function refusalWords(texts: Speaking, refusal: OfficeRefusal): string {
  const key = `office.refusal.${refusal.error}`
  return texts.has(key) ? texts.t(key, valuesOf(texts, refusal)) : texts.t('office.refusal.failed')
}

function valuesOf(texts: Speaking, { errorDetails: details = {}, errorSubMessage, expireTimestamp }: OfficeRefusal) {
  const permission = typeof details['permission'] === 'string' ? permissionName(texts, details['permission']) : undefined
  const heldBy = namesIn(details['heldBy']).map((role) => roleName(texts, role))
  const reach = boundWords(texts, details)
  return {
    permission: permission ?? 'none',
    heldBy: heldBy.length > 0 ? new Intl.ListFormat(texts.language.tag, { type: 'disjunction' }).format(heldBy) : 'none',
    reach: reach === '' ? 'none' : reach,
    fields: new Intl.ListFormat(texts.language.tag).format(Object.keys(isRecord(details['fields']) ? details['fields'] : {})),
    name: isRecord(details['worker']) ? String(details['worker']['name']) : 'none',
    why: typeof details['why'] === 'string' ? details['why'] : (errorSubMessage ?? 'none'),
    until: expireTimestamp === undefined ? 'none' : momentText(texts.language.tag, expireTimestamp),
  }
}

/** A permission by its name in the page's language; where that is not loaded, by its own. */
export function permissionName(texts: Pick<Speaking, 't' | 'has'>, permission: string): string {
  const key = `office-house.permission.${permission}`
  return texts.has(key) ? texts.t(key) : permission
}

/** A role by its name in the page's language, if it is built in; else by its title, or its own name. */
export function roleName(texts: Pick<Speaking, 't' | 'has'>, role: string, title?: string): string {
  const key = `office-house.roleTitle.${role}`
  return texts.has(key) ? texts.t(key) : (title ?? role)
}

/** How far one may go, where a refusal says so: the roles that one hands out, or the bounds of the permission. */
function boundWords(texts: Speaking, details: Record<string, unknown>): string {
  const handsOut = namesIn(details['handsOut']).map((role) => roleName(texts, role))
  if (handsOut.length > 0) return new Intl.ListFormat(texts.language.tag).format(handsOut)
  const bounds = Array.isArray(details['bounds']) ? details['bounds'].filter(isRecord) : []
  return bounds
    .flatMap(({ countries, most }) => [
      ...(Array.isArray(countries) ? [countries.join(', ')] : []),
      ...(isRecord(most) ? Object.entries(most).map(([currency, amount]) => `${String(amount)} ${currency}`) : []),
    ])
    .join(' · ')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function keyOfValue(what: string, value: string): string {
  if (what === 'staff.state') return `office-house.state.${value}`
  return what === 'bulk.row' ? `office-bulk.call.${value}` : `office.value.${what}.${value}`
}

/** A value of a change: states and roles by their names, moments in the reader's time, everything else as it is. */
export function changeValue(texts: Speaking, what: string, value: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return momentText(texts.language.tag, value)
  if (what === 'staff.role') return roleName(texts, value)
  const key = keyOfValue(what, value)
  return texts.has(key) ? texts.t(key) : value
}

/** An account of the ledger in words; of those with a name of their own, such as `payouts:card-acquirer`, the name stands beside it. */
export function accountName({ t, has }: Pick<Texts, 't' | 'has'>, account: string): string {
  const [kind = '', ...name] = account.split(':')
  const key = `office.account.${kind}`
  return has(key) ? [t(key), ...name].join(' · ') : account
}

/** What a change is called: its key in the texts, or its own name where there is none yet. */
export function changeName({ t, has }: Pick<Texts, 't' | 'has'>, what: string): string {
  const key = `office.change.${what}`
  return has(key) ? t(key) : what
}
