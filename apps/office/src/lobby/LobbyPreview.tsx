import type { SeenShelf, Shelf } from '@fairhouse/contract/office/lobby.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { artOf } from './art-of.ts'
import type { Place } from './lobby-answer.ts'
import { LookerFilters, useLooker } from './LookerFilters.tsx'
import { Mistakes } from './Mistakes.tsx'
import style from './Lobby.module.css'

type Props = { place: Place; shelves: readonly Shelf[]; languages: readonly string[] }

/** What somebody from a country sees of the shelves as they are written, on a phone, in a language and at a moment. */
export function LobbyPreview({ place, shelves, languages }: Props) {
  const { background } = useOffice()
  const t = useT()
  const { country, language, at } = useLooker(languages)
  const { data, error } = useQuery({
    ...asked(background, 'POST /office/lobby/preview', { place, shelves: [...shelves], country, language, ...(at === '' ? {} : { at }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('office-lobby.preview')}>
      <LookerFilters languages={languages} />
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && <Mistakes mistakes={data.mistakes} />}
      {data && <Phone shelves={data.shelves} language={language} />}
    </Section>
  )
}

/** The shelves on a phone's width, as the site shows them. */
function Phone({ shelves, language }: { shelves: readonly SeenShelf[]; language: string }) {
  const t = useT()
  const { tag, direction } = languageOf(language)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
    <article tabIndex={0} className={style.phone} lang={tag} dir={direction} aria-label={t('office-lobby.preview')}>
      {shelves.length === 0 && <p className={style.quiet}>{t('office-lobby.seesNothing')}</p>}
      {shelves.map(({ id, name, count, games }) => (
        <section key={id} className={style.seen}>
          <h3>
            {name} <span>{count}</span>
          </h3>
          <ul>
            {games.map((game) => (
              <li key={game.id}>
                <img src={artOf(game.art)} alt="" width="96" height="120" loading="lazy" />
                <span className={style.tileName} dir="auto">
                  {game.name}
                </span>
                <span className={style.by} dir="auto">
                  {game.provider}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
