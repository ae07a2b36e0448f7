import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { plainSearch, useFilters } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Plans } from '../versions/index.ts'
import { places, type Draft, type LobbyAnswer, type Place } from './lobby-answer.ts'
import { LobbyVersions } from './LobbyVersions.tsx'
import { ShelfTable } from './ShelfTable.tsx'
import { useShelfWords } from './shelf-words.ts'
import { useLobbyActs, useWithdrawing } from './use-lobby-acts.ts'
import editor from '../base/pieces/editor.module.css'
import style from './Lobby.module.css'

// Both draw games, which weighs as much as the rest: the list is there before them.
const LobbyPreview = lazy(() => import('./LobbyPreview.tsx').then((file) => ({ default: file.LobbyPreview })))
const ShelfForm = lazy(() => import('./ShelfForm.tsx').then((file) => ({ default: file.ShelfForm })))

/** The lobby: the shelves of a place in their order, beside what a visitor of some country would see of them. */
export function LobbyPage() {
  const { caller } = useOffice()
  const t = useT()
  const [{ place: named }] = useFilters()
  const place = places.find((one) => one === named) ?? 'home'
  const { data, error } = useQuery(asked(caller, 'GET /office/lobby', { place }))
  if (data) return <Editor key={`${place} ${data.version}`} place={place} answer={data} />
  return (
    <Page title={t('office-lobby.title')}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Editor({ place, answer }: { place: Place; answer: LobbyAnswer }) {
  const t = useT()
  const mayEdit = useMay()('lobby.edit')
  const [filters] = useFilters()
  const [draft, setDraft, forget] = useDraft<Draft>(`lobby ${place} ${answer.version}`, { shelves: answer.shelves, dueAt: '' })
  const acts = useLobbyActs({ place, answer, draft, setDraft, forget })
  const { nameOf } = useShelfWords(answer)
  const open = draft.shelves.find(({ id }) => id === filters['shelf'])
  const set = (shelves: Draft['shelves']) => setDraft({ ...draft, shelves })
  const waiting = <Skeleton lines={12} label={t('office.list.loading')} />
  return (
    <Page
      title={open ? nameOf(open) : t('office-lobby.title')}
      {...(open ? { back: { href: `/lobby${plainSearch({ ...filters, shelf: '' })}`, label: t('office-lobby.title') } } : {})}
      acts={mayEdit ? acts.all : []}
    >
      {!open && <Places place={place} />}
      <div className={editor.listed}>
        <div className={style.written}>
          <Suspense fallback={waiting}>
            {open ? (
              <OpenShelf open={open} shelves={draft.shelves} answer={answer} set={mayEdit ? set : undefined} />
            ) : (
              <>
                {!answer.isOwn && <Notice>{t('office-lobby.notOwn')}</Notice>}
                <ShelfTable shelves={draft.shelves} answer={answer} reorder={mayEdit ? set : undefined} />
              </>
            )}
          </Suspense>
          {mayEdit && acts.isChanged && !open && (
            <LazyMomentField label={t('office-lobby.publishAt')} value={draft.dueAt} onChange={(dueAt) => setDraft({ ...draft, dueAt })} />
          )}
        </div>
        <Suspense fallback={waiting}>
          <LobbyPreview place={place} shelves={draft.shelves} languages={answer.languages} />
        </Suspense>
      </div>
      {!open && <Past place={place} answer={answer} acts={acts} mayEdit={mayEdit} />}
    </Page>
  )
}

type OpenProps = { open: Shelf; shelves: readonly Shelf[]; answer: LobbyAnswer; set: ((shelves: readonly Shelf[]) => void) | undefined }

function OpenShelf({ open, shelves, answer, set }: OpenProps) {
  const [, setFilters] = useFilters()
  return (
    <ShelfForm
      key={open.id}
      shelf={open}
      answer={answer}
      mayEdit={set !== undefined}
      change={(shelf) => set?.(shelves.map((one) => (one.id === shelf.id ? shelf : one)))}
      remove={() => {
        set?.(shelves.filter(({ id }) => id !== open.id))
        setFilters({ shelf: '' })
      }}
    />
  )
}

type PastProps = { place: Place; answer: LobbyAnswer; acts: ReturnType<typeof useLobbyActs>; mayEdit: boolean }

/** What is planned, and what the shelves were. */
function Past({ place, answer, acts, mayEdit }: PastProps) {
  const t = useT()
  const { nameOf } = useShelfWords(answer)
  const withdraw = useWithdrawing({ place, answer })
  return (
    <>
      <Plans
        plans={answer.plans}
        title={t('office-lobby.shelves')}
        cell={({ shelves }) => shelves?.map(nameOf).join(' · ') ?? t('office-lobby.start')}
        withdraw={mayEdit ? withdraw : undefined}
      />
      <Section title={t('office-settings.versions')}>
        <LobbyVersions place={place} answer={answer} again={mayEdit ? acts.again : undefined} />
      </Section>
    </>
  )
}

function Places({ place }: { place: Place }) {
  const t = useT()
  const [filters] = useFilters()
  return (
    <nav className={style.places} aria-label={t('office-lobby.places')}>
      {places.map((one) => (
        <OfficeLink
          key={one}
          href={`/lobby${plainSearch({ ...filters, place: one === 'home' ? '' : one, shelf: '' })}`}
          aria-current={one === place ? 'page' : undefined}
        >
          {t(`office-lobby.place.${one}`)}
        </OfficeLink>
      ))}
    </nav>
  )
}
