import type { Banner } from '@fairhouse/contract'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { changeSetting, planSetting } from '../../settings/index.ts'
import { readBannerPictures } from './banner-picture.sql.ts'

type Wanted = { banners: readonly Banner[]; dueAt?: Date | undefined }
export const bannerSetting = 'lobby.banners'

/**
 * Publishes the banners of the home page as their next version, at once or at a moment to come. Returns a sentence that
 * says why they cannot be published, or nothing.
 */
export async function publishBanners(house: House, { banners, dueAt }: Wanted, actor: Actor): Promise<string | undefined> {
  const mistakes = await bannerMistakes(house, banners)
  if (mistakes.length > 0) return mistakes.join(' ')
  const at = house.clock.now()
  if (dueAt && dueAt <= at) return 'That moment is over: choose one to come, or publish at once.'
  if (dueAt) await planSetting(house.db, { name: bannerSetting, value: banners, dueAt }, at, actor)
  else await changeSetting(house.db, bannerSetting, banners, at, actor)
  return undefined
}

/** Returns a sentence about each thing that is wrong with banners. */
export async function bannerMistakes({ db, settings }: Pick<House, 'db' | 'settings'>, banners: readonly Banner[]): Promise<string[]> {
  const pictures = new Set(
    (
      await readBannerPictures(
        db,
        banners.map(({ picture }) => picture),
        480,
      )
    ).map(({ hash }) => hash),
  )
  const languages = settings.get('languages')
  return banners.flatMap((banner, place) => mistakesOf(banner, pictures, languages).map((mistake) => `Banner ${place + 1} ${mistake}`))
}

function mistakesOf({ picture, alts, from, until }: Banner, pictures: ReadonlySet<string>, languages: readonly string[]): string[] {
  const silent = languages.filter((language) => !Object.hasOwn(alts, language))
  return [
    ...(pictures.has(picture) ? [] : ['has no picture.']),
    ...(silent.length > 0 ? [`does not say what its picture shows in ${silent.join(', ')}.`] : []),
    ...(from !== null && until !== null && new Date(until) <= new Date(from) ? ['ends before it begins.'] : []),
  ]
}
