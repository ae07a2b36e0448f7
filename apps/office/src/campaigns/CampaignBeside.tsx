import type { CampaignVersion } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import type { Written } from '../written/index.ts'
import { CampaignForecast } from './CampaignForecast.tsx'
import { Compared } from './Compared.tsx'
import { TryCampaign } from './TryCampaign.tsx'

type Props = { data: Written; currencies: readonly string[]; versions: readonly CampaignVersion[] }

/** What is asked of a campaign as it is written: of one player, of the last days, and against what it was. */
export function CampaignBeside({ data, currencies, versions }: Props) {
  const t = useT()
  const mayDraft = useMay()('campaigns.draft')
  return (
    <>
      {mayDraft && (
        <>
          <Section title={t('office-campaigns.try')}>
            <TryCampaign data={data} />
          </Section>
          <Section title={t('office-campaigns.forecast')}>
            <CampaignForecast data={data} currencies={currencies} />
          </Section>
        </>
      )}
      <Section title={t('office-campaigns.compare')}>
        <Compared typed={data} versions={versions} />
      </Section>
    </>
  )
}
