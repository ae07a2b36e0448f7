import { Link } from '@tanstack/react-router'
import type { DescribedField } from '@fairhouse/contract'
import { useState } from 'react'
import { useT } from '../base/site.ts'
import style from './RegistrationForm.module.css'

type Values = Readonly<Record<string, string>>

/** Follows which bonus is chosen in the form: what its terms are found by, undefined while there is none. */
export function useChosenBonus(fields: readonly DescribedField[], typed: Values) {
  const [edited, setEdited] = useState<Values>()
  const written = Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']))
  const values = { ...written, ...typed, ...edited }
  const isWanted = fields.some(({ name }) => name === 'campaignId') && values['campaignsEnabled'] === 'true'
  const { campaignId = '-1', promoCode = '' } = values
  const by = campaignId === '0' ? promoCode.trim() : campaignId === '-1' ? '' : campaignId
  return { by: isWanted && by !== '' ? by : undefined, edited: setEdited }
}

/** The way to the whole terms of the bonus that is chosen, in a tab of their own: the form stays as it is. */
export function ChosenTerms({ by }: { by: string | undefined }) {
  const t = useT()
  if (by === undefined) return null
  return (
    <p className={style.terms}>
      <Link to="/promotions/terms/$campaign" params={{ campaign: by }} target="_blank">
        {t('registration.bonusTerms')}
      </Link>
    </p>
  )
}
