import type { ThirdPartyDetails } from '@fairhouse/contract'

const place = 'third-party-details'

/**
 * Keeps what a registration starts from, between sign-in and registration. The server holds what counts and binds it to
 * this browser.
 */
export const keepDetails = (details: ThirdPartyDetails): void => sessionStorage.setItem(place, JSON.stringify(details))

export function readDetails(): ThirdPartyDetails | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as ThirdPartyDetails | null) ?? undefined // this file writes it
  } catch {
    return undefined
  }
}

export const forgetDetails = (): void => sessionStorage.removeItem(place)

/** The token that a provider brought back in the address of a return; kept by the redirection that recorded it, told once. */
export function takeRecorded(method: string): string | undefined {
  const recorded = sessionStorage.getItem('identification')
  if (!recorded) return undefined
  const { method: of, titanToken } = JSON.parse(recorded) as { method?: string; titanToken?: string } // the redirection writes it
  if (of !== method) return undefined
  sessionStorage.removeItem('identification')
  return titanToken
}
