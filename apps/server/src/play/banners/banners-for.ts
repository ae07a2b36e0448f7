import type { Banner, ShownBanner } from '@fairhouse/contract'
import type { House, RequestContext } from '../../base/house.ts'
import { mayBeShownOffers } from '../../knowing/exclusion/index.ts'
import { appliedRules } from '../../settings/index.ts'
import { forLooker, type Looker } from './for-looker.ts'

type Reader = Looker & { language: string }

/**
 * Returns the banners that somebody is shown: those for their country and this moment, in their language. Where the rules
 * of a country hide promotions there are none, nor for a player who is to be left alone.
 */
export async function bannersFor(asking: Pick<RequestContext, 'house' | 'player'>, reader: Reader): Promise<ShownBanner[]> {
  const { house, player } = asking
  const shown = bannersIn(house, house.settings.get('lobby.banners'), reader)
  return shown.length > 0 && player && !(await mayBeShownOffers(house, player)) ? [] : shown
}

/** Returns the banners that a visitor is shown. */
export function bannersIn(house: House, banners: readonly Banner[], { language, ...looker }: Reader): ShownBanner[] {
  if (appliedRules(house, looker.country).shell.hidePromotions) return []
  return forLooker(banners, looker).map(({ id, picture, alts, to }) => ({
    id,
    picture,
    to,
    alt: alts[language] ?? alts[house.settings.get('language')] ?? Object.values(alts)[0] ?? '',
  }))
}
