import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { ProviderRow, ProviderVersion } from '@fairhouse/contract/office/games.ts'
import { Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { asked, askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Tag } from '../base/pieces/pieces.tsx'
import { Versions } from '../versions/index.ts'
import { toneOfGame, whereText } from './game-words.ts'
import { LogoForm } from './LogoForm.tsx'
import { PlayNow } from './PlayNow.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { useBack } from './use-back.ts'
import { useProviderActs } from './use-provider-acts.ts'
import { WhereSection } from './WhereSection.tsx'
import style from './Games.module.css'

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
  const mayEdit = may('games.edit')
  const acts = useProviderActs(answer)
  const { provider, words, standing, logo, version } = answer
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/providers/versions', { id: provider.id }))
  const versions = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  const back = useBack(versions[1], acts.again)
  return (
    <Page
      title={provider.name}
      aside={<Tag tone={toneOfGame[provider.state]}>{t(`office-games.state.${provider.state}`)}</Tag>}
      back={{ href: '/games/providers', label: t('office-games.providers') }}
      acts={mayEdit ? [acts.everywhere, ...back] : []}
    >
      <ProviderFacts provider={provider} />
      <PlayNow of={{ provider: provider.id }} />
      <div className={style.halves}>
        <WhereSection standing={standing} offIn={words.offIn} turn={mayEdit && words.isOn ? acts.turn : undefined} />
        <div className={style.stack}>
          <Section title={t('office-games.data')}>
            <ProviderForm id={provider.id} version={version} words={words} mayEdit={mayEdit} change={acts.change} />
          </Section>
          <Section title={t('office-games.logo')}>
            <LogoForm logo={logo} name={provider.name} set={may('games.logo') ? acts.picture : undefined} />
          </Section>
        </div>
      </div>
      <Section title={t('office-settings.versions')}>
        <Versions
          asked={askedVersions}
          versions={versions.map(shownVersion)}
          first={{}}
          empty=""
          again={mayEdit ? acts.again : undefined}
        />
      </Section>
    </Page>
  )
}

const shownVersion = (one: ProviderVersion) => ({ ...one, value: one.data })

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
