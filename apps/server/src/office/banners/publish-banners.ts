import type { Banner } from '@fairhouse/contract'
import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'
import { addBannerPicture as add, bannerSetting, publishBanners as publish } from '../../play/banners/index.ts'
import { readSettingVersions, withdrawSettingPlan } from '../../settings/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Done = Record<string, never> | OfficeRefused

/** Draws an uploaded picture anew for banners. */
export async function addBannerPicture(
  { house, colleague, changes }: ActContext,
  { content }: { content: string },
): Promise<{ picture: string } | OfficeRefused> {
  const added = await add(house, Buffer.from(content, 'base64'), colleague.actor)
  if ('because' in added) return no('mayNot', { message: added.because })
  changes({ what: 'banner.picture', before: null, after: added.hash })
  return { picture: added.hash }
}

/** Publishes the banners, at once or at a moment to come. */
export async function publishBanners(
  { house, sql, colleague, changes, looksAt }: ActContext,
  { banners, dueAt }: { banners: Banner[]; dueAt?: string | undefined },
): Promise<Done> {
  const [newest] = await readSettingVersions(sql, bannerSetting, undefined, 1)
  looksAt('banners', String(newest?.version ?? 0))
  const before = house.settings.get(bannerSetting)
  if (dueAt === undefined && canonical(before) === canonical(banners)) return no('mayNot', { message: 'These banners are there already.' })
  const refused = await publish(house, { banners, dueAt: dueAt === undefined ? undefined : new Date(dueAt) }, colleague.actor)
  if (refused !== undefined) return no('mayNot', { message: refused })
  differencesOf('banners', placed(before), placed(banners)).forEach((one) => changes({ what: 'banner', ...one }))
  if (dueAt !== undefined) changes({ what: 'shelf.dueAt', subject: 'banners', before: null, after: dueAt })
  return {}
}

/** Banners by their ids as texts, with their places. */
const placed = (banners: readonly Banner[]): Record<string, string> =>
  Object.fromEntries(
    banners.map(({ id, alts, to, countries, from, until, picture }, place) => [
      id,
      [
        `${place + 1}. ${Object.values(alts)[0] ?? picture}`,
        to,
        ...(countries.length > 0 ? [countries.join(' ')] : []),
        ...(from === null && until === null ? [] : [`${from ?? '…'} – ${until ?? '…'}`]),
        picture.slice(0, 8),
      ].join(' · '),
    ]),
  )

/** Withdraws banners that are planned. */
export async function withdrawBannerPlan({ house, at, colleague, changes }: ActContext, { plan }: { plan: string }): Promise<Done> {
  const withdrawn = await withdrawSettingPlan(house.db, BigInt(plan), at, colleague.actor)
  if (withdrawn?.name !== bannerSetting) return no('notFound')
  changes({ what: 'shelf.dueAt', subject: 'banners', before: withdrawn.due_at.toISOString(), after: null })
  return {}
}

/** Returns all that stands before publishing banners. */
export function bannerGate(house: House): Gate {
  const call = officeCallAt('POST /office/banners/publish')
  return call ? gateOf(house, call) : 'second'
}
