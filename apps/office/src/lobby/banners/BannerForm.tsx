import type { Banner } from '@fairhouse/contract'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button } from '@fairhouse/ui'
import { useT } from '../../base/office.ts'
import { TextLine } from '../../base/pieces/form.tsx'
import { LazyMomentField } from '../../base/pieces/LazyMomentField.tsx'
import { Section } from '../../base/pieces/Page.tsx'
import { Countries } from '../Countries.tsx'
import { named } from '../named.ts'
import type { BannersAnswer } from './banner-answer.ts'
import { PictureField } from './PictureField.tsx'
import editor from '../../base/pieces/editor.module.css'
import style from '../Lobby.module.css'

type Props = { banner: Banner; answer: BannersAnswer; mayEdit: boolean; change: (banner: Banner) => void; remove: () => void }

/** One banner: its picture, what it shows in every language, where it leads, for whom it is and when. */
export function BannerForm({ banner, answer, mayEdit, change, remove }: Props) {
  const t = useT()
  const set = (part: Partial<Banner>) => change({ ...banner, ...part })
  return (
    <fieldset className={style.fields} disabled={!mayEdit}>
      <Section title={t('office-lobby.picture')}>
        <PictureField onPicture={(picture) => set({ picture })} />
        <TextLine
          label={t('office-lobby.leadsTo')}
          hint={t('office-lobby.leadsToHint')}
          error={/^\/(?![/\\])[^\s\\]*$/.test(banner.to) ? undefined : t('office-lobby.leadsToHint')}
          value={banner.to}
          isMono
          onChange={(to) => set({ to })}
        />
      </Section>
      <Section title={t('office-lobby.alts')}>
        <p className={style.quiet}>{t('office-lobby.altsHint')}</p>
        <div className={editor.grid}>
          {answer.languages.map((language) => (
            <TextLine
              key={language}
              label={languageOf(language).name}
              value={banner.alts[language] ?? ''}
              onChange={(alt) => set({ alts: named(banner.alts, language, alt) })}
            />
          ))}
        </div>
      </Section>
      <Section title={t('office-lobby.forWhom')}>
        <Countries countries={banner.countries} change={(countries) => set({ countries })} />
        <div className={editor.grid}>
          <LazyMomentField label={t('office-lobby.from')} value={banner.from ?? ''} onChange={(from) => set({ from: from || null })} />
          <LazyMomentField label={t('office-lobby.until')} value={banner.until ?? ''} onChange={(until) => set({ until: until || null })} />
        </div>
      </Section>
      {mayEdit && (
        <Button kind="line" onClick={remove}>
          {t('office-lobby.removeBanner')}
        </Button>
      )}
    </fieldset>
  )
}
