import type { MethodSeed } from '../method-catalogue/method.ts'
import type { Provider } from '../provider-contract/provider.ts'
import { bankTransfer } from './bank-transfer/index.ts'
import { btcpay } from './btcpay/index.ts'
import { cardAcquirer } from './card-acquirer/index.ts'
import { dlocal } from './dlocal/index.ts'
import { nuvei } from './nuvei/index.ts'
import { trustly } from './trustly/index.ts'
import { walletButton } from './wallet-button/index.ts'

/** All that a payment provider is: a folder of its own, and one name in this list, in the order in which settings are told. */
const registry = [cardAcquirer, bankTransfer, dlocal, nuvei, walletButton, btcpay, trustly] as const

/** What a provider's folder hands on. */
type Registered = {
  readonly adapter?: Provider
  /** Its settings by name. */
  readonly settings: object
  /** What those settings are where the sandbox plays it. */
  readonly inSandbox: (sandboxOrigin: string) => Record<string, unknown>
  /** The ways to pay that go through it; a lower place stands earlier in what a new installation offers. */
  readonly methods: readonly { readonly place: number; readonly rows: readonly MethodSeed[] }[]
}
const registered: readonly Registered[] = registry

/** Every adapter there is. */
export const allProviders: readonly Provider[] = registered.flatMap(({ adapter }) => adapter ?? [])

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void ? Each : never

/** The settings of all of them by name. */
export const providerSettings = Object.assign({}, ...registered.map(({ settings }) => settings)) as All<
  (typeof registry)[number]['settings']
> // an entry of each

/** Where the sandbox plays them, and who we are there: settings by name. */
export const providersInSandbox = (sandboxOrigin: string): Record<string, unknown> =>
  Object.assign({}, ...registered.map(({ inSandbox }) => inSandbox(sandboxOrigin))) as Record<string, unknown> // settings by name

/** The ways to pay through them, in the order in which a new installation offers them. */
export const providerMethods: readonly MethodSeed[] = registered
  .flatMap(({ methods }) => methods)
  .toSorted((a, b) => a.place - b.place)
  .flatMap(({ rows }) => rows)
