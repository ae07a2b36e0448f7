import { termsOf } from '@fairhouse/messages/campaign-terms.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { serverTexts } from '@fairhouse/messages/server-texts.ts'
import type { House } from '../../base/house.ts'
import { drawBanner } from '../campaigns/banner/index.ts'
import { campaignView, readCampaignNames } from '../campaigns/campaign-view.ts'
import type { CampaignData } from '../campaigns/campaign.ts'

/** A campaign as players read it: its name, a few words, its picture, and its terms line by line. */
export type ShownCampaign = { title: string; about: string; banner: string; terms: { label: string; value: string }[] }

/** Returns a campaign as players with a currency read it in a language; undefined if it has no terms for them. */
export async function showCampaign(
  { clock, db }: Pick<House, 'clock' | 'db'>,
  data: CampaignData,
  currency: string,
  language: string,
): Promise<ShownCampaign | undefined> {
  const [campaign] = campaignView(data, { currency, had: [], at: clock.now() }, language, await readCampaignNames(db, [data]))
  if (!campaign) return undefined
  const say = serverTexts('campaigns', language)
  const date = new Intl.DateTimeFormat(`${languageOf(language).tag}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const terms = termsOf(campaign, {
    t: (key, values = {}) => say(key.replace(/^campaigns\./, ''), values),
    date: (moment) => date.format(new Date(moment)),
  })
  return { title: campaign.title, about: campaign.about ?? '', banner: bannerOf(campaign.bannerUri ?? ''), terms }
}

/** Returns a drawn banner as a data URL, which is seen from any host; of another picture its address. */
function bannerOf(address: string): string {
  const id = /^\/cms\/img\/campaigns\/(\d{1,9})\.svg$/.exec(address)?.[1]
  return id === undefined ? address : `data:image/svg+xml;base64,${Buffer.from(drawBanner(Number(id))).toString('base64')}`
}
