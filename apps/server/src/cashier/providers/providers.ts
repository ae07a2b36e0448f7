import type { House } from '../../base/house.ts'
import type { Environment } from '../../base/environment.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'
import type { Provider, ProviderContext } from '../provider-contract/provider.ts'
import { allProviders } from './registry.ts'

const providers: Readonly<Record<string, Provider>> = Object.fromEntries(allProviders.map((provider) => [provider.id, provider]))

/** The adapter of a provider with what it works with; throws for one that is not there. */
export function providerNamed(house: House, id: string): { provider: Provider; cx: ProviderContext } {
  const provider = providers[id]
  if (!provider) throw new Error(`No payment provider "${id}"`)
  const { env, clock, settings } = house
  return { provider, cx: { clock, fetch, settings, secret: (name) => secretFor(provider, name, env) } }
}

/** The adapters that ways to pay which are offered go through. */
export async function adaptersInUse({ db }: Pick<House, 'db'>): Promise<Provider[]> {
  const names = new Set((await readMethods(db)).map(({ data }) => data.provider))
  return allProviders.filter(({ id }) => names.has(id))
}

/** An adapter is handed its own secrets and nobody else's. */
function secretFor({ id, secrets }: Provider, name: string, { acquirer, serviceSecret }: Environment): string {
  if (!secrets.includes(name))
    throw new Error(`The adapter "${id}" asked for the secret "${name}", which is not among those that it names.`)
  if (name === 'acquirerApiKey') return acquirer.apiKey
  if (name === 'acquirerWebhookSecret') return acquirer.webhookSecret
  return serviceSecret(name)
}

/** The house accounts that money moves by on its way through a provider. */
export const providerAccounts = (): string[] =>
  allProviders.flatMap(({ id }) => [`receivable:${id}`, `suspense:${id}`, `payouts:${id}`, `float:${id}`])

/** Whether a provider is there and pays out in a currency. */
export function takesPayout(id: string, currency: string): boolean {
  const provider = Object.hasOwn(providers, id) ? providers[id] : undefined
  return provider !== undefined && (provider.payoutCurrencies?.includes(currency) ?? true)
}

/** Whether a provider's own page can ask the payer how much. */
export const providerAsksAmount = (id: string): boolean => Object.hasOwn(providers, id) && providers[id]?.asksAmount === true

export const isProvider = (id: string): boolean => Object.hasOwn(providers, id)
