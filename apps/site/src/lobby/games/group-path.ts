import type { PageSettings } from '@fairhouse/contract'
import { listSetting } from './configured-pages.ts'

/** Returns the address of a group's page: live casino and poker have their own when configured. */
export function groupPath(settings: PageSettings, group: string): string {
  if (group === 'live' && listSetting(settings, 'games.liveGroups').length > 0) return '/live'
  if (group === 'poker' && listSetting(settings, 'games.pokerGroups').length > 0) return '/poker'
  if (listSetting(settings, 'games.liveGroups').includes(group)) return `/live/${group}-games`
  if (listSetting(settings, 'games.pokerGroups').includes(group)) return `/poker/${group}-games`
  return `/${group}-games`
}
