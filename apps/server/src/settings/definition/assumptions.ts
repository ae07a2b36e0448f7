import type { SettingName, SettingValue } from '../catalogue.ts'

/** Services whose protocol is partly assumed, because none is published. */
export const assumedServices = [
  'cddn',
  'top',
  'zignSec',
  'idin',
  'trustly',
  'facebook',
  'gamstop',
  'cruks',
  'epis',
  'incode',
  'idenfyAddress',
] as const
type AssumedService = (typeof assumedServices)[number]

type Get = <N extends SettingName>(name: N) => SettingValue<N>
/**
 * What is assumed of a service is described on `page`; `isLive` returns whether these settings would send people to the
 * real one.
 */
type Assumption = { called: string; page: string; settings: readonly SettingName[]; isLive: (get: Get) => boolean }

const isOutside = (address = ''): boolean => address !== '' && !['localhost', '127.0.0.1'].includes(new URL(address).hostname)
const offers = (get: Get, name: string): boolean =>
  [...get('fe.signIn.methods'), ...get('fe.registration.methods')].some((one) => one === name)
const methods = ['fe.signIn.methods', 'fe.registration.methods'] as const

const method = (called: string, page: string, name: string, address: SettingName): Assumption => ({
  called,
  page: `docs/protocols/${page}.md`,
  settings: [address, ...methods],
  isLive: (get) => offers(get, name) && isOutside(String(get(address))),
})
const register = (called: string, name: string): Assumption => ({
  called,
  page: 'docs/protocols/exclusion-registers.md',
  settings: ['be.exclusionRegisters'],
  isLive: (get) => isOutside(get('be.exclusionRegisters')[name]),
})

const assumptions: Readonly<Record<AssumedService, Assumption>> = {
  cddn: method('CDDN', 'signed-identification', 'cddn', 'be.cddn.url'),
  top: method('TOP', 'signed-identification', 'top', 'be.top.url'),
  idin: method('iDIN', 'openid', 'idin', 'be.idin.issuer'),
  trustly: method('Trustly', 'trustly', 'trustly', 'be.trustly.url'),
  facebook: method('Facebook', 'openid', 'facebook', 'be.facebook.graphUrl'),
  zignSec: {
    called: 'ZignSec',
    page: 'docs/protocols/zign-sec.md',
    settings: ['be.zignSec.url', 'be.zignSec.enabled'],
    isLive: (get) => get('be.zignSec.enabled') && isOutside(get('be.zignSec.url')),
  },
  incode: {
    called: 'Incode',
    page: 'docs/protocols/automatic-validation.md',
    settings: ['be.incode.url', 'be.verification.incode'],
    isLive: (get) => get('be.verification.incode') && isOutside(get('be.incode.url')),
  },
  idenfyAddress: {
    called: "iDenfy's proof of address",
    page: 'docs/protocols/automatic-validation.md',
    settings: ['be.idenfy.url', 'be.idenfy.addressCard', 'be.verification.idenfy'],
    isLive: (get) => get('be.verification.idenfy') && get('be.idenfy.addressCard') && isOutside(get('be.idenfy.url')),
  },
  gamstop: register('GAMSTOP', 'gamstop'),
  cruks: register('Cruks', 'cruks'),
  epis: register('EPIS', 'epis'),
}

/** Returns whether a service would be used for real while its protocol is only assumed. */
export function isUnconfirmed(get: Get, name: string): boolean {
  const assumption = Object.hasOwn(assumptions, name) ? assumptions[name as AssumedService] : undefined // the key was just looked up
  return assumption !== undefined && assumption.isLive(get) && !get('be.confirmedProtocols').some((one) => one === name)
}

/** Returns why a setting may not change to what `get` returns, or undefined. */
export function unconfirmedSentence(get: Get, changed: SettingName): string | undefined {
  const name = assumedServices.find((one) => assumptions[one].settings.includes(changed) && isUnconfirmed(get, one))
  if (!name) return undefined
  const { called, page } = assumptions[name]
  return `${called} cannot go live yet: part of its protocol is assumed (${page}). Have it confirmed by the provider, then add "${name}" to be.confirmedProtocols.`
}
