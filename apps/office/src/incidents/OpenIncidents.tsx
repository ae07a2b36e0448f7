import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Moment } from '../base/pieces/pieces.tsx'
import { Severity } from './Severity.tsx'
import { useStoppedNow } from './use-stopped-now.ts'
import style from './Incidents.module.css'

/** The open incidents, where somebody's day begins. Nothing while there are none. */
export function OpenIncidents() {
  const t = useT()
  const mayRead = useMay()('incidents.read')
  const open = useStoppedNow()?.incidents ?? []
  if (open.length === 0) return null
  return (
    <Section title={t('office.home.incidents')}>
      <ul className={style.line}>
        {open.map((incident) => (
          <li key={incident.id}>
            <Moment at={incident.openedAt} />
            <div>
              {mayRead ? <OfficeLink href={`/incidents/${incident.id}`}>{incident.title}</OfficeLink> : incident.title}{' '}
              <Severity of={incident} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
