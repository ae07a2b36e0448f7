import type { Banner } from '@fairhouse/contract'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../../acts/index.ts'
import { plainSearch, useFilters } from '../../base/address/address.ts'
import { asked } from '../../base/ask.ts'
import { useDraft } from '../../base/drafts.ts'
import { useMay } from '../../base/me.ts'
import { useOffice, useT } from '../../base/office.ts'
import { LazyMomentField } from '../../base/pieces/LazyMomentField.tsx'
import { Page, Section } from '../../base/pieces/Page.tsx'
import type { BannersAnswer, BannersDraft } from './banner-answer.ts'
import { BannerForm } from './BannerForm.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { BannerPlans, BannerVersions } from './BannerPast.tsx'
import { BannerTable } from './BannerTable.tsx'
import { useBannerActs } from './use-banner-acts.ts'
import editor from '../../base/pieces/editor.module.css'
import style from '../Lobby.module.css'

/** The banners of the home page in their order, beside those that a visitor of some country is shown. */
export function BannersPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/banners', {}))
  if (data) return <Editor key={data.version} answer={data} />
  return (
    <Page title={t('office-lobby.banners')}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={8} label={t('office.list.loading')} />}
    </Page>
  )
}

function Editor({ answer }: { answer: BannersAnswer }) {
  const t = useT()
  const mayEdit = useMay()('pages.publish')
  const [filters, setFilters] = useFilters()
  const [draft, setDraft, forget] = useDraft<BannersDraft>(`banners ${answer.version}`, { banners: answer.banners, dueAt: '' })
  const acts = useBannerActs({ answer, draft, setDraft, forget })
  const open = draft.banners.find(({ id }) => id === filters['banner'])
  const set = (banners: readonly Banner[]) => setDraft({ ...draft, banners })
  const list = `/banners${plainSearch({ ...filters, banner: '' })}`
  return (
    <Page
      title={open ? t('office-lobby.banner') : t('office-lobby.banners')}
      {...(open ? { back: { href: list, label: t('office-lobby.banners') } } : {})}
      acts={mayEdit ? acts.all : []}
    >
      <div className={editor.listed}>
        <div className={style.written}>
          {open ? (
            <BannerForm
              key={open.id}
              banner={open}
              answer={answer}
              mayEdit={mayEdit}
              change={(banner) => set(draft.banners.map((one) => (one.id === banner.id ? banner : one)))}
              remove={() => {
                set(draft.banners.filter(({ id }) => id !== open.id))
                setFilters({ banner: '' })
              }}
            />
          ) : (
            <BannerTable banners={draft.banners} answer={answer} reorder={mayEdit ? set : undefined} />
          )}
          {mayEdit && acts.isChanged && !open && (
            <LazyMomentField label={t('office-lobby.publishAt')} value={draft.dueAt} onChange={(dueAt) => setDraft({ ...draft, dueAt })} />
          )}
        </div>
        <BannerPreview banners={draft.banners} languages={answer.languages} />
      </div>
      {!open && <Past answer={answer} acts={acts} mayEdit={mayEdit} />}
    </Page>
  )
}

type PastProps = { answer: BannersAnswer; acts: ReturnType<typeof useBannerActs>; mayEdit: boolean }

/** What is planned, and what the banners were. */
function Past({ answer, acts, mayEdit }: PastProps) {
  const t = useT()
  return (
    <>
      <BannerPlans answer={answer} withdraw={mayEdit ? acts.withdraw : undefined} />
      <Section title={t('office-settings.versions')}>
        <BannerVersions again={mayEdit ? acts.again : undefined} />
      </Section>
    </>
  )
}
