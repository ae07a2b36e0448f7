import type { Banner } from '@fairhouse/contract'
import type { BannerPlan, BannerVersion } from '@fairhouse/contract/office/banners.ts'
import { Button } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../../base/ask.ts'
import { useOffice, useT } from '../../base/office.ts'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { Versions } from '../../versions/index.ts'
import type { BannersAnswer } from './banner-answer.ts'

const tones = { waiting: 'warning', done: 'good', withdrawn: 'quiet', failed: 'bad' } as const
const lineOf = ({ alts, to, countries, picture }: Banner, place: number): string =>
  [
    `${place + 1}. ${Object.values(alts)[0] ?? picture}`,
    to,
    ...(countries.length > 0 ? [countries.join(' ')] : []),
    picture.slice(0, 8),
  ].join(' · ')

/** Banners that wait for their moment, and what became of earlier plans. */
export function BannerPlans({ answer, withdraw }: { answer: BannersAnswer; withdraw: ((plan: BannerPlan) => void) | undefined }) {
  const t = useT()
  return (
    <Table
      label={t('office-settings.plans')}
      columns={[
        { id: 'due', title: t('office-settings.due'), cell: ({ dueAt }) => <Moment at={dueAt} /> },
        { id: 'banners', title: t('office-lobby.banners'), cell: ({ banners }) => banners.map(lineOf).join(' — ') || '–' },
        { id: 'by', title: t('office-settings.by'), cell: ({ plannedBy }) => plannedBy },
        {
          id: 'state',
          title: t('office-settings.state'),
          cell: ({ state, failure }) => (
            <>
              <Tag tone={tones[state]}>{t(`office-settings.planState.${state}`)}</Tag> {failure}
            </>
          ),
        },
        {
          id: 'withdraw',
          title: t('office-settings.acts'),
          isEnd: true,
          cell: (plan) =>
            plan.state === 'waiting' && withdraw ? (
              <Button kind="plain" onClick={() => withdraw(plan)}>
                {t('office-settings.withdraw')}
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
      rows={answer.plans}
      keyOf={({ id }) => id}
      empty=""
    />
  )
}

/** What the banners were. */
export function BannerVersions({ again }: { again: ((version: Pick<BannerVersion, 'version' | 'banners'>) => void) | undefined }) {
  const { caller, texts } = useOffice()
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/banners/versions', {}))
  const versions = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  const shown = versions.map((one) => ({ ...one, value: one.banners.map(lineOf) }))
  return <Versions asked={askedVersions} versions={shown} first={[]} empty={texts.t('office-lobby.noBannersYet')} again={again} />
}
