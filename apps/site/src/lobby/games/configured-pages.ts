import type { PageSettings } from '@fairhouse/contract'

/** A page whose address an operator chooses: its name in texts, the setting that holds its path, and the games it shows. */
export type Configured = {
  readonly name: 'betting' | 'bettingHistory' | 'bingo' | 'parlay' | 'poker' | 'sports' | 'sportsLive' | 'provider' | 'contact'
  readonly setting: string
  readonly group?: string
  readonly playersOnly?: true
}

/** Every such page. */
const configuredPages: readonly Configured[] = [
  { name: 'betting', setting: 'bettingPath', group: 'virtual' },
  { name: 'bettingHistory', setting: 'bettingHistoryPath', playersOnly: true },
  { name: 'bingo', setting: 'bingoPath', group: 'bingo' },
  { name: 'parlay', setting: 'parlaybayPath', group: 'virtual' },
  { name: 'poker', setting: 'pokerPath', group: 'poker' },
  { name: 'sports', setting: 'sportsProviderPath', group: 'virtual' },
  { name: 'sportsLive', setting: 'secondSportsProviderPath', group: 'virtual' },
  { name: 'provider', setting: 'providerPath' },
  { name: 'contact', setting: 'limitContactPointUrl' },
]

/** The page that the settings put at a path. */
export function configuredPageAt(settings: PageSettings, path: string): Configured | undefined {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path
  return configuredPages.find(({ setting }) => settings.fe[setting] === wanted)
}

/** Returns the path that the settings give a page. */
export function pathOf(settings: PageSettings, name: Configured['name']): string {
  const page = configuredPages.find((one) => one.name === name)
  return String(settings.fe[page?.setting ?? ''] ?? '/')
}

/** A list of words among the front-end settings. */
export function listSetting(settings: PageSettings, name: string): readonly string[] {
  const value = settings.fe[name]
  return Array.isArray(value) ? value.map(String) : []
}
