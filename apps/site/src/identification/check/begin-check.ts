import type { IdentificationMethod } from '@fairhouse/contract'
import { nowOf, type Site } from '../../base/site.ts'
import type { IdentityCheckEvent, Typed } from './identity-check.ts'
import { keepTry, type KeptTry } from './kept-try.ts'

/** Methods that begin by themselves, without a form. */
const withoutForm: readonly IdentificationMethod[] = ['trustly', 'cddn']

/** Returns whether a method has no form: its check begins by itself. */
export const beginsByItself = (method: IdentificationMethod): boolean => withoutForm.includes(method)

type Of = { readonly method: IdentificationMethod; readonly purpose: KeptTry['purpose'] }
type Around = Of & {
  readonly typed: Typed
  readonly poker: boolean
  readonly after: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** A try from before a reload goes on; a method without a form begins, the first time. */
export function firstEvent(kept: KeptTry | undefined, { method, purpose }: Of, isFirst: boolean): IdentityCheckEvent | undefined {
  if (kept && kept.method === method && kept.purpose === purpose) return { type: 'begun', begun: kept }
  return isFirst && beginsByItself(method) ? { type: 'submitted', typed: {} } : undefined
}

/** Begins a check at the server. Returns what follows in the page; nothing where the browser leaves for the service. */
export async function beginCheck(site: Site, around: Around): Promise<IdentityCheckEvent | undefined> {
  const { method, purpose, poker, after } = around
  const answer = await ask(site, around)
  if (!answer.ok) return { type: 'refused', error: answer.error }
  const begun = { ...answer.value, begunAt: nowOf(site) }
  keepTry({ ...begun, method, purpose, after, ...(poker ? { customerApp: 'poker' } : {}) })
  if (begun.mode !== 'redirect' || !begun.url) return { type: 'begun', begun }
  location.assign(begun.url)
  return undefined
}

async function ask({ call }: Site, { method, purpose, typed, poker, signal }: Around) {
  const app = poker ? ({ customerApp: 'poker' } as const) : {}
  const init = await call('POST /api/login/init', app, { signal })
  if (!init.ok) return init
  return call(
    'POST /api/identification',
    { method, purpose, ...typed, ...app, identificationToken: init.value.identificationToken },
    { signal },
  )
}
