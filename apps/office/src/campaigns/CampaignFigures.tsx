import type { CampaignRow } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import { useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'

/** How a campaign was taken up and what it has cost, as it was counted last. */
export function CampaignFigures({ campaign: { figures, startsAt, endsAt } }: { campaign: CampaignRow }) {
  const t = useT()
  const time = (
    <>
      <Moment at={startsAt} /> – <Moment at={endsAt} none={t('office-campaigns.noEnd')} />
    </>
  )
  return (
    <Facts
      facts={[
        { name: t('office-campaigns.time'), value: time },
        ...(figures
          ? [
              {
                name: t('office-campaigns.takeUp'),
                value: `${t('office-campaigns.players', { count: figures.players })} · ${t('office-campaigns.grants', { count: figures.granted })}`,
              },
              { name: t('office-campaigns.cost'), value: costText(figures.cost) },
              { name: t('office-campaigns.converted'), value: costText(figures.converted) },
              { name: t('office-campaigns.becameOf'), value: t('office-campaigns.becameOfThem', endsOf(figures)) },
              { name: t('office-campaigns.freeSpins'), value: String(figures.freeSpins) },
              { name: t('office-campaigns.running'), value: String(figures.running) },
              { name: t('office-campaigns.refused'), value: String(figures.refused) },
              { name: t('office-campaigns.countedAt'), value: <Moment at={figures.countedAt} /> },
            ]
          : [{ name: t('office-campaigns.takeUp'), value: t('office-campaigns.notCounted') }]),
      ]}
    />
  )
}

/** What a campaign has cost, currency by currency. */
export const costText = (cost: NonNullable<CampaignRow['figures']>['cost']): string =>
  cost.map(({ currency, amount }) => `${amount} ${currency}`).join(' · ') || '–'

const endsOf = ({ completed, usedUp, expired, letGo }: NonNullable<CampaignRow['figures']>) => ({ completed, usedUp, expired, letGo })
