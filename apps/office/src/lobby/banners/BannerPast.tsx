import type { Banner } from '@fairhouse/contract'
import type { BannerPlan, BannerVersion } from '@fairhouse/contract/office/banners.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../../base/ask.ts'
import { useOffice, useT } from '../../base/office.ts'
import { Plans, Versions } from '../../versions/index.ts'
import type { BannersAnswer } from './banner-answer.ts'

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
    <Plans
      plans={answer.plans}
      title={t('office-lobby.banners')}
      cell={({ banners }) => banners.map(lineOf).join(' — ') || '–'}
      withdraw={withdraw}
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
