import { ProviderError, type Progress, type Provider, type ProviderContext } from './provider.ts'

/** Asks a provider to cancel an attempt. If it refuses, the money was taken or the attempt had ended: asks which. */
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
