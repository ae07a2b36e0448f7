import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useT } from '../base/office.ts'
import { Tick } from '../base/pieces/form.tsx'
import style from './Incidents.module.css'

type Roles = OfficeAnswers<'GET /office/incidents/stoppable'>['roles']

/** Whom to tell by mail: everybody who has one of the chosen roles. */
export function Tell({ roles, chosen, onChange }: { roles: Roles; chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const t = useT()
  return (
    <fieldset className={style.tell}>
      <legend>{t('office-incidents.tell')}</legend>
      <p>{t('office-incidents.tellHint')}</p>
      {roles.map(({ name, title }) => (
        <Tick
          key={name}
          label={title}
          isOn={chosen.includes(name)}
          onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))}
        />
      ))}
    </fieldset>
  )
}
