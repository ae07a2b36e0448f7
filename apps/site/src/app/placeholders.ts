import type { PageSettings } from '@fairhouse/contract'

/**
 * Returns the placeholders that any text may use, from the settings: {siteName}, {siteDescription}, {host},
 * {supportEmail}.
 */
export function placeholdersOf({ siteName, supportEmail, fe }: PageSettings, origin: string): Record<string, string> {
  return {
    siteName,
    siteDescription: String(fe['site.description'] ?? ''),
    host: String(fe['site.host'] || new URL(origin).host),
    supportEmail,
  }
}
