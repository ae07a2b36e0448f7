import type { Banner } from '@fairhouse/contract'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../../acts/index.ts'
import { asked } from '../../base/ask.ts'
import { useOffice, useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Mistakes } from '../Mistakes.tsx'
import { LookerFilters, useLooker } from '../LookerFilters.tsx'
import style from '../Lobby.module.css'

/** The banners that somebody from a country is shown as they are written, on a phone, in a language and at a moment. */
export function BannerPreview({ banners, languages }: { banners: readonly Banner[]; languages: readonly string[] }) {
  const { background } = useOffice()
  const t = useT()
  const { country, language, at } = useLooker(languages)
  const { data, error } = useQuery({
    ...asked(background, 'POST /office/banners/preview', { banners: [...banners], country, language, ...(at === '' ? {} : { at }) }),
    placeholderData: keepPreviousData,
  })
  const { tag, direction } = languageOf(language)
  return (
    <Section title={t('office-lobby.preview')}>
      <LookerFilters languages={languages} />
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={6} label={t('office.list.loading')} />}
      {data && <Mistakes mistakes={data.mistakes} />}
      {data?.isForbidden && <Notice>{t('office-lobby.forbidden', { country })}</Notice>}
      {data && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        <article tabIndex={0} className={style.phone} lang={tag} dir={direction} aria-label={t('office-lobby.preview')}>
          {data.shown.length === 0 && <p className={style.quiet}>{t('office-lobby.seesNoBanner')}</p>}
          {data.shown.map(({ id, picture, alt, to }) => (
            <figure key={id} className={style.bannerShown}>
              {data.pictures[picture] && <img src={data.pictures[picture]} alt={alt} width="480" height="160" />}
              <figcaption className={style.by}>
                {alt} · <span dir="ltr">{to}</span>
              </figcaption>
            </figure>
          ))}
        </article>
      )}
    </Section>
  )
}
