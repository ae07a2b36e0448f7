import { errorText, fieldText } from '@fairhouse/messages'
import { TextField } from '@fairhouse/ui'
import type { Wrong } from '@fairhouse/ui/fields.ts'
import { useState } from 'react'
import { useSite } from '../base/site.ts'
import type { BonusChosen } from './bonus-chosen.ts'
import style from './Bonus.module.css'

type PromoCodeProps = { chosen: BonusChosen; wrong: Wrong | undefined; onChoose: (chosen: BonusChosen) => void }

/** The promo code; what it leads to is looked up when the field is left. */
export function PromoCode({ chosen, wrong, onChoose }: PromoCodeProps) {
  const { texts, call } = useSite()
  const [mistake, setMistake] = useState<string>()
  const label = texts.t('campaigns.promoCode')
  const told = wrong?.rule === 'required' && chosen.code !== '' ? undefined : wrong
  const type = (code: string) => {
    setMistake(undefined)
    onChoose({ ...chosen, code, byCode: undefined })
  }
  const lookUp = async () => {
    const code = chosen.code.trim()
    if (code === '' || chosen.byCode) return
    const found = await call('GET /api/campaigns/code', { code })
    if (found.ok) return onChoose({ ...chosen, byCode: found.value.campaign })
    const isUnknown = found.error.error === 'campaignNotFound'
    setMistake(isUnknown ? fieldText(texts, label, { rule: 'promoCode' }) : errorText(texts, found.error))
  }
  return (
    <div>
      <TextField
        id="deposit-code"
        name="code"
        label={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        dir="ltr"
        value={chosen.code}
        error={mistake ?? (told && fieldText(texts, label, told))}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void lookUp()}
      />
      <p role="status" className={style.leadsTo}>
        {chosen.byCode && <strong>{chosen.byCode.title}</strong>}
      </p>
    </div>
  )
}
