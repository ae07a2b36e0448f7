import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button } from '@fairhouse/ui'
import { useT } from '../base/office.ts'
import { TextLine } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Section } from '../base/pieces/Page.tsx'
import type { LobbyAnswer } from './lobby-answer.ts'
import { Countries } from './Countries.tsx'
import { named } from './named.ts'
import { ShelfGamesFields } from './ShelfGamesFields.tsx'
import editor from '../base/pieces/editor.module.css'
import style from './Lobby.module.css'

type Props = { shelf: Shelf; answer: LobbyAnswer; mayEdit: boolean; change: (shelf: Shelf) => void; remove: () => void }

/** One shelf: what it shows, its name in every language, for whom it is and when. What is typed is seen beside it at once. */
export function ShelfForm({ shelf, answer, mayEdit, change, remove }: Props) {
  const t = useT()
  const set = (part: Partial<Shelf>) => change({ ...shelf, ...part })
  return (
    <fieldset className={style.fields} disabled={!mayEdit}>
      <Section title={t('office-lobby.shows')}>
        <ShelfGamesFields shows={shelf.shows} answer={answer} change={(shows) => set({ shows })} />
      </Section>
      <Section title={t('office-lobby.names')}>
        <p className={style.quiet}>{t(shelf.shows.by === 'list' ? 'office-lobby.namesNeeded' : 'office-lobby.namesHint')}</p>
        <div className={editor.grid}>
          {answer.languages.map((language) => (
            <TextLine
              key={language}
              label={languageOf(language).name}
              value={shelf.names[language] ?? ''}
              onChange={(name) => set({ names: named(shelf.names, language, name) })}
            />
          ))}
        </div>
      </Section>
      <Section title={t('office-lobby.forWhom')}>
        <Countries countries={shelf.countries} change={(countries) => set({ countries })} />
        <div className={editor.grid}>
          <LazyMomentField label={t('office-lobby.from')} value={shelf.from ?? ''} onChange={(from) => set({ from: from || null })} />
          <LazyMomentField label={t('office-lobby.until')} value={shelf.until ?? ''} onChange={(until) => set({ until: until || null })} />
        </div>
      </Section>
      {mayEdit && (
        <Button kind="line" onClick={remove}>
          {t('office-lobby.remove')}
        </Button>
      )}
    </fieldset>
  )
}
