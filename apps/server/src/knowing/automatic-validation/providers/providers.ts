import type { House } from '../../../base/house.ts'
import { isUnconfirmed } from '../../../settings/definition/index.ts'
import { idenfy } from './idenfy/index.ts'
import { incode } from './incode/index.ts'
import type { ProviderContext, ValidationProvider } from '../provider-contract/provider.ts'
import { shuftipro } from './shuftipro/index.ts'

/** The services, by precedence if several are enabled. */
export const providerNames = ['shuftipro', 'incode', 'idenfy'] as const
export type ProviderName = (typeof providerNames)[number]

const providers: { readonly [P in ProviderName]: ValidationProvider } = { shuftipro, incode, idenfy }

export const providerNamed = (name: string): ValidationProvider | undefined =>
  Object.hasOwn(providers, name) ? providers[name as ProviderName] : undefined // the key was just looked up

/** Returns the enabled service; undefined if documents are only sent by hand. */
export function providerOn({ settings }: Pick<House, 'settings'>): ProviderName | undefined {
  const unconfirmed = { incode: ['incode'], idenfy: ['idenfyAddress'], shuftipro: [] } as const
  return providerNames.find(
    (name) => settings.get(`be.verification.${name}`) && !unconfirmed[name].some((one) => isUnconfirmed(settings.get, one)),
  )
}

/** Returns what adapters work with. */
export function providerContext({ env, clock, settings }: House): ProviderContext {
  return { fetch, clock, settings, secret: env.serviceSecret }
}
