import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { asked, askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts } from '../base/pieces/pieces.tsx'
import { EditedPage } from './EditedPage.tsx'
import { percentText, whereText } from './game-words.ts'
import { GameForm } from './GameForm.tsx'
import { PlayNow } from './PlayNow.tsx'
import { useGameActs } from './use-game-acts.ts'

type Answer = OfficeAnswers<'GET /office/games/one'>

/** One game: how it stands in each country, what goes on in it, what is said of it, and all that it ever was. */
export function GamePage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/games/one', { id }))
  if (data) return <Game key={`${id} ${data.version}`} answer={data} />
  return (
    <Page title={t('office-games.one')} back={{ href: '/games', label: t('office-games.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Game({ answer }: { answer: Answer }) {
  const { caller } = useOffice()
  const t = useT()
  const mayEdit = useMay()('games.edit')
  const acts = useGameActs(answer)
  const { game, words, standing, version } = answer
  return (
    <EditedPage
      title={game.name}
      state={game.state}
      back={{ href: '/games', label: t('office-games.title') }}
      words={words}
      standing={standing}
      acts={acts}
      asked={useInfiniteQuery(askedPages(caller, 'GET /office/games/versions', { id: game.id }))}
      facts={
        <>
          <GameFacts answer={answer} />
          {!game.isConnected && <Notice>{t('office-games.unconnectedAbout')}</Notice>}
          {game.provider && !game.provider.isOn && (
            <Notice meaning="warning">{t('office-games.providerIsOff', { name: game.provider.name })}</Notice>
          )}
          <PlayNow of={{ game: game.id }} />
        </>
      }
      forms={
        <Section title={t('office-games.data')}>
          <GameForm id={game.id} version={version} words={words} mayEdit={mayEdit} change={acts.change} />
        </Section>
      }
    />
  )
}

function GameFacts({ answer: { game } }: { answer: Answer }) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('office-games.id'), value: <bdi>{`${game.id} · ${game.friendlyId}`}</bdi> },
        {
          name: t('office-games.provider'),
          value: game.provider ? (
            <OfficeLink href={`/games/providers/${game.provider.id}`}>
              <bdi>{game.provider.name}</bdi>
            </OfficeLink>
          ) : (
            '–'
          ),
        },
        { name: t('office-games.studio'), value: <bdi>{game.studio}</bdi> },
        { name: t('office-games.group'), value: <bdi>{game.group ?? '–'}</bdi> },
        { name: t('office-games.return'), value: <bdi>{percentText(game.returnPercent)}</bdi> },
        { name: t('office-games.where'), value: whereText(t, game.where) },
      ]}
    />
  )
}
