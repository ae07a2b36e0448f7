import { fieldText } from '@fairhouse/messages'
import { CheckboxField } from '@fairhouse/ui'
import type { Wrong } from '@fairhouse/ui/fields.ts'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useSite } from '../../base/site.ts'
import type { visitorsConsents } from './visitors-consents.ts'
import style from '../style/DepositForm.module.css'

type Props = { wrong: Readonly<Record<string, Wrong>>; onMark: (name: string, mistake: Wrong | undefined) => void }

/** What somebody who deposits without an account agrees to, with the documents. */
export function VisitorsConsents({ wrong, onMark }: Props) {
  const { settings, texts } = useSite()
  const { t } = texts
  const box = (name: keyof typeof visitorsConsents, label: string) => (
    <CheckboxField
      id={`deposit-${name}`}
      name={name}
      value="true"
      label={label}
      error={wrong[name] && fieldText(texts, label, wrong[name])}
      onChange={() => onMark(name, undefined)}
    />
  )
  return (
    <div className={style.consents}>
      {box('privacyPolicyChecked', t('field.privacyPolicyChecked'))}
      {box('depositAgeAndPolicyChecked', t('field.ageAndPolicyChecked', { number: settings.rules.minAge }))}
      <p className={style.documents}>
        <ModalLink modal="privacy-policy">{t('cashier.readPrivacy')}</ModalLink>
        <ModalLink modal="terms-conditions">{t('cashier.readTerms')}</ModalLink>
      </p>
    </div>
  )
}
