import type { Campaign } from '@fairhouse/contract'
import { fieldText } from '@fairhouse/messages'
import { awardKinds } from '@fairhouse/money'
import { CheckboxField, Notice, RadioList } from '@fairhouse/ui'
import type { Wrong } from '@fairhouse/ui/fields.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDateText } from '../base/use-date-text.ts'
import { useSite, useT } from '../base/site.ts'
import { campaignIds, fits, type BonusChosen } from './bonus-chosen.ts'
import { givenText } from '@fairhouse/messages/campaign-terms.ts'
import { CampaignDetails } from './CampaignDetails.tsx'
import { PromoCode } from './PromoCode.tsx'
import style from './Bonus.module.css'

type BonusChoiceProps = {
  campaigns: readonly Campaign[]
  /** There are promo codes that lead somewhere. */
  codes: boolean
  /** Something comes with a deposit by itself. */
  automatic: boolean
  method: number
  chosen: BonusChosen
  wrong: Readonly<Record<string, Wrong>>
  onChoose: (chosen: BonusChosen) => void
}

const appliedFrom = new Set<string>()

/** A bonus with the deposit: one of the campaigns, that of a promo code, or none; an automatic one may be declined. A campaign in the address is taken once per page load. */
export function BonusChoice({ campaigns, codes, automatic, method, chosen, wrong, onChoose }: BonusChoiceProps) {
  const { texts } = useSite()
  const { t } = texts
  const standing = useStanding(method)
  const offered = campaigns.filter(({ optIn }) => optIn)
  const own = campaigns.find((one) => !one.optIn && fits(one, method))
  useCampaignOfAddress(offered, (id) => onChoose({ ...chosen, id }))
  const current = chosen.id === campaignIds.promoCode ? chosen.byCode : offered.find(({ campaignId }) => campaignId === chosen.id)
  const isUsed = current && isFree(current) && fits(current, method)
  const shown = chosen.id === campaignIds.promoCode || isUsed ? chosen.id : campaignIds.none
  const rows = [
    ...offered.map((campaign) => ({ value: String(campaign.campaignId), label: campaign.title, ...standing(campaign) })),
    ...(codes ? [{ value: String(campaignIds.promoCode), label: t('campaigns.promoCode') }] : []),
    { value: String(campaignIds.none), label: t(automatic ? 'campaigns.noOther' : 'campaigns.none') },
  ]
  return (
    <div className={style.bonus}>
      {rows.length > 1 && (
        <RadioList
          name="campaignId"
          legend={t('campaigns.bonus')}
          rows={rows}
          value={String(shown)}
          visible={5}
          onChange={(id) => onChoose({ ...chosen, id: Number(id) })}
        />
      )}
      {wrong['campaignId'] && (
        <Notice meaning="danger" live>
          {fieldText(texts, t('campaigns.bonus'), wrong['campaignId'])}
        </Notice>
      )}
      {chosen.id === campaignIds.promoCode && <PromoCode chosen={chosen} wrong={wrong['code']} onChoose={onChoose} />}
      {isUsed && <CampaignDetails campaign={current} code={chosen.id === campaignIds.promoCode ? chosen.code.trim() : undefined} />}
      {automatic && shown === campaignIds.none && <Automatic own={own} chosen={chosen} onChoose={onChoose} />}
    </div>
  )
}

/** A bonus that comes with a deposit automatically and may be declined. */
function Automatic({ own, chosen, onChoose }: Pick<BonusChoiceProps, 'chosen' | 'onChoose'> & { own: Campaign | undefined }) {
  const t = useT()
  return (
    <div>
      <CheckboxField
        id="deposit-automatic"
        name="depositParticipationInAutomaticCampaigns"
        label={t('campaigns.want')}
        checked={!chosen.declines}
        onChange={(event) => onChoose({ ...chosen, declines: !event.currentTarget.checked })}
      />
      {own && <p className={style.about}>{t('campaigns.byItself', { title: own.title })}</p>}
    </div>
  )
}

const isFree = ({ unavailableUntil }: Campaign) => unavailableUntil === null

/** Returns the line below a campaign's name and whether it can be chosen now. */
function useStanding(method: number) {
  const t = useT()
  const dateText = useDateText()
  return (campaign: Campaign) => {
    const { unavailableUntil: until } = campaign
    if (until) return { disabled: true, note: t('campaigns.unavailable', { until: dateText(until, 'moment') }) }
    if (!fits(campaign, method)) return { disabled: true, note: t('campaigns.notThisWay') }
    const gives = awardKinds.flatMap((kind) => {
      const given = givenText(campaign, kind, t)
      return given === undefined ? [] : [t('campaigns.gives', { kind: t(`campaigns.kind.${kind}`), given })]
    })
    return { disabled: false, note: gives[0] }
  }
}

/** A campaign that the address names is chosen once per page load; one that is not offered is passed over. */
function useCampaignOfAddress(offered: readonly Campaign[], choose: (id: number) => void): void {
  const named = useLocation({ select: ({ search }) => search.campaign })
  useEffect(() => {
    const campaign = offered.find(({ campaignId }) => String(campaignId) === named)
    if (named === undefined || appliedFrom.has(named)) return
    appliedFrom.add(named)
    if (campaign) choose(campaign.campaignId)
  }, [named, offered, choose])
}
