import { randomBytes } from 'node:crypto'
import type { IdentificationMethod } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { isUnconfirmed } from '../../settings/definition/index.ts'
import { apple } from './apple/index.ts'
import { facebook } from './facebook/index.ts'
import { google } from './google/index.ts'
import { idin } from './idin/index.ts'
import type { CodeMethod, Method, MethodContext } from '../identification-contract/method.ts'
import { mobileId } from './mobile-id/index.ts'
import { signedIdentification } from './signed-identification/index.ts'
import { smartId } from './smart-id/index.ts'
import { trustly } from './trustly/index.ts'
import { zignSec } from './zign-sec/index.ts'

/** The services that prove who somebody is, by method. */
export const methods: Partial<Record<IdentificationMethod, Method>> = {
  smartId,
  mobileId,
  idin,
  trustly,
  zignSec,
  cddn: signedIdentification({
    name: 'cddn',
    url: ({ settings }) => settings.get('be.cddn.url'),
    mode: ({ settings }) => (settings.get('be.cddn.v3') ? 'redirect' : 'frame'),
  }),
  top: signedIdentification({ name: 'top', url: ({ settings }) => settings.get('be.top.url'), mode: () => 'redirect' }),
}

/** The services whose own window hands the page an authorization code, by method. */
export const codeMethods: Partial<Record<IdentificationMethod, CodeMethod>> = { google, facebook, apple }

const accounts = new Set(Object.keys(codeMethods))
/**
 * Returns whether a method stands for an account elsewhere, worth as much as a password, rather than a proven person.
 */
export const isAccount = (name: string): boolean => accounts.has(name)

/** Returns a method's adapter; undefined if this installation has none. */
export function methodNamed(name: string): Method | undefined {
  return Object.hasOwn(methods, name) ? methods[name as IdentificationMethod] : undefined // the key was just looked up
}

/** Returns what adapters work with. */
export function methodContext({ env, clock, settings }: House): MethodContext {
  return { fetch, clock, settings, origin: env.publicOrigin, random: randomBytes, secret: env.serviceSecret }
}

/** Returns whether the settings offer a method for a purpose. Any available one can be asked of a logged-in player. */
export function isOffered({ settings }: House, name: IdentificationMethod, purpose: string): boolean {
  const lists: Partial<Record<string, readonly string[]>> = {
    login: [...settings.get('fe.signIn.methods'), ...(settings.get('be.zignSec.enabled') ? ['zignSec'] : [])],
    registration: [...settings.get('fe.registration.methods'), ...settings.get('fe.signIn.methods')],
  }
  // The setting may predate this rule: services with assumed protocols stay off.
  if (isUnconfirmed(settings.get, name)) return false
  if (purpose === 'resume') return name === 'trustly' && settings.get('fe.signIn.methods').includes('payAndPlay')
  return lists[purpose]?.includes(name) ?? true
}
