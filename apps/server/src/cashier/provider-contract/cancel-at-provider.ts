import { ProviderError, type Progress, type Provider, type ProviderContext } from './provider.ts'

/** Asks a provider to end an attempt. One that does not let it end has taken the money, or has ended it before: it is asked which. */
export async function cancelAtProvider(
  provider: Provider,
  cx: ProviderContext,
  about: Parameters<Provider['cancel']>[1],
): Promise<Progress> {
  try {
    return await provider.cancel(cx, about)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    const known = await provider.query(cx, about)
    if (known.facts.length === 0) throw error
    return known
  }
}
