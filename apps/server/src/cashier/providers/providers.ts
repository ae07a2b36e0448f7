import type { House } from '../../base/house.ts'
import type { Environment } from '../../base/environment.ts'
import { readMethods } from '../method-catalogue/method.sql.ts'
import type { Provider, ProviderContext } from '../provider-contract/provider.ts'
import { allProviders } from './registry.ts'

const providers: Readonly<Record<string, Provider>> = Object.fromEntries(allProviders.map((provider) => [provider.id, provider]))

/** Returns a provider's adapter and its context; throws if there is none of that name. */
export function providerNamed(house: House, id: string): { provider: Provider; cx: ProviderContext } {
  const provider = providers[id]
  if (!provider) throw new Error(`No payment provider "${id}"`)
  const { env, clock, settings } = house
  return { provider, cx: { clock, fetch: measuredFetch(house, id), settings, secret: (name) => secretFor(provider, name, env) } }
}

/** Calls as `fetch` does, and measures how long each call took and how it ended. */
const measuredFetch = ({ metrics }: House, provider: string): typeof fetch => {
  return async (...asked) => {
    const ended = metrics.providerCalls.startTimer({ provider })
    try {
      const answer = await fetch(...asked)
      ended({ outcome: answer.status >= 500 || answer.status === 429 ? 'failed' : answer.ok ? 'answered' : 'refused' })
      return answer
    } catch (error) {
      ended({ outcome: 'unreachable' })
      throw error
    }
  }
}

/** Returns the adapters of the enabled methods. */
export async function adaptersInUse({ db }: Pick<House, 'db'>): Promise<Provider[]> {
  const names = new Set((await readMethods(db)).map(({ data }) => data.provider))
  return allProviders.filter(({ id }) => names.has(id))
}

/** Returns a secret of an adapter's own; throws for any other. */
function secretFor({ id, secrets }: Provider, name: string, { acquirer, serviceSecret }: Environment): string {
  if (!secrets.includes(name))
    throw new Error(`The adapter "${id}" asked for the secret "${name}", which is not among those that it names.`)
  if (name === 'acquirerApiKey') return acquirer.apiKey
  if (name === 'acquirerWebhookSecret') return acquirer.webhookSecret
  return serviceSecret(name)
}

/** Lists the house accounts through which a provider's money passes. */
export const providerAccounts = (): string[] =>
  allProviders.flatMap(({ id }) => [`receivable:${id}`, `suspense:${id}`, `payouts:${id}`, `float:${id}`])

/** Returns whether a provider exists and pays out in a currency. */
export function takesPayout(id: string, currency: string): boolean {
  const provider = Object.hasOwn(providers, id) ? providers[id] : undefined
  return provider !== undefined && (provider.payoutCurrencies?.includes(currency) ?? true)
}

/** Returns whether a provider's own page can ask for the amount. */
export const providerAsksAmount = (id: string): boolean => Object.hasOwn(providers, id) && providers[id]?.asksAmount === true

export const isProvider = (id: string): boolean => Object.hasOwn(providers, id)
