import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { ProviderRow } from '@fairhouse/contract/office/games.ts'
import { Skeleton } from '@fairhouse/ui'
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
import { whereText } from './game-words.ts'
import { LogoForm } from './LogoForm.tsx'
import { PlayNow } from './PlayNow.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { useProviderActs } from './use-provider-acts.ts'

type Answer = OfficeAnswers<'GET /office/providers/one'>

/** One provider of games: how it stands in each country, what goes on in its games, what is said of it, and all that it ever was. */
export function ProviderPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[3] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/providers/one', { id }))
  if (data) return <Provider key={`${id} ${data.version}`} answer={data} />
  return (
    <Page title={t('office-games.oneProvider')} back={{ href: '/games/providers', label: t('office-games.providers') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Provider({ answer }: { answer: Answer }) {
  const { caller } = useOffice()
  const t = useT()
  const may = useMay()
  const acts = useProviderActs(answer)
  const { provider, words, standing, logo, version } = answer
  return (
    <EditedPage
      title={provider.name}
      state={provider.state}
      back={{ href: '/games/providers', label: t('office-games.providers') }}
      words={words}
      standing={standing}
      acts={acts}
      asked={useInfiniteQuery(askedPages(caller, 'GET /office/providers/versions', { id: provider.id }))}
      facts={
        <>
          <ProviderFacts provider={provider} />
          <PlayNow of={{ provider: provider.id }} />
        </>
      }
      forms={
        <>
          <Section title={t('office-games.data')}>
            <ProviderForm id={provider.id} version={version} words={words} mayEdit={may('games.edit')} change={acts.change} />
          </Section>
          <Section title={t('office-games.logo')}>
            <LogoForm logo={logo} name={provider.name} set={may('games.logo') ? acts.picture : undefined} />
          </Section>
        </>
      }
    />
  )
}

function ProviderFacts({ provider }: { provider: ProviderRow }) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('office-games.id'), value: <bdi>{provider.id}</bdi> },
        {
          name: t('office-games.title'),
          value: <OfficeLink href={`/games?provider=${provider.id}`}>{t('office-games.count', { count: provider.games })}</OfficeLink>,
        },
        { name: t('office-games.where'), value: whereText(t, provider.where) },
      ]}
    />
  )
}
