import type { Banner } from '@fairhouse/contract'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'

export type BannersAnswer = OfficeAnswers<'GET /office/banners'>
/** What is written and not published yet. `dueAt`: from when it is to hold; empty: at once. */
export type BannersDraft = { banners: readonly Banner[]; dueAt: string }
/** What stands where a banner has no picture yet. */
const noPicture = '0'.repeat(32)

/** Returns a new banner with an id that no other one has. */
export function newBanner(banners: readonly Banner[]): Banner {
  const taken = new Set(banners.map(({ id }) => id))
  let number = banners.length + 1
  while (taken.has(`banner-${number}`)) number += 1
  return { id: `banner-${number}`, picture: noPicture, alts: {}, to: '/', countries: [], from: null, until: null }
}
