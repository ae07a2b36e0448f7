import type { MethodSeed } from '../method-catalogue/method.ts'
import type { Provider } from '../provider-contract/provider.ts'
import { bankTransfer } from './bank-transfer/index.ts'
import { btcpay } from './btcpay/index.ts'
import { cardAcquirer } from './card-acquirer/index.ts'
import { dlocal } from './dlocal/index.ts'
import { nuvei } from './nuvei/index.ts'
import { trustly } from './trustly/index.ts'
import { walletButton } from './wallet-button/index.ts'

/** The payment providers: each has its own folder and one name in this list, which sets the order of their settings. */
const registry = [cardAcquirer, bankTransfer, dlocal, nuvei, walletButton, btcpay, trustly] as const

/** What a provider's folder exports. */
type Registered = {
  readonly adapter?: Provider
  /** Its settings by name. */
  readonly settings: object
  /** The values of those settings if the sandbox plays the provider. */
  readonly inSandbox: (sandboxOrigin: string) => Record<string, unknown>
  /** Its methods; lower places come earlier in a new installation's list. */
  readonly methods: readonly { readonly place: number; readonly rows: readonly MethodSeed[] }[]
}
const registered: readonly Registered[] = registry

/** All adapters. */
export const allProviders: readonly Provider[] = registered.flatMap(({ adapter }) => adapter ?? [])

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void ? Each : never

/** The settings of all providers, by name. */
export const providerSettings = Object.assign({}, ...registered.map(({ settings }) => settings)) as All<
  (typeof registry)[number]['settings']
> // an entry of each

/** Returns the settings that point providers at the sandbox, by name. */
export const providersInSandbox = (sandboxOrigin: string): Record<string, unknown> =>
  Object.assign({}, ...registered.map(({ inSandbox }) => inSandbox(sandboxOrigin))) as Record<string, unknown> // settings by name

/** The providers' methods, in a new installation's order. */
export const providerMethods: readonly MethodSeed[] = registered
  .flatMap(({ methods }) => methods)
  .toSorted((a, b) => a.place - b.place)
  .flatMap(({ rows }) => rows)
