import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useMay } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { stopWords } from './stop-words.ts'
import { useStoppedNow } from './use-stopped-now.ts'

/** What is stopped, on every page of the office as long as it is. */
export function StoppedStripe({ className }: { className: string | undefined }) {
  const { texts } = useOffice()
  const { t } = texts
  const mayRead = useMay()('incidents.read')
  const stops = useStoppedNow()?.stops ?? []
  const [first] = stops
  if (!first) return null
  const words = stops.map((stop) => stopWords(texts, stop)).join(' · ')
  return (
    <p className={className} role="status">
      <strong>{t('office.frame.stopped', { count: stops.length })}</strong>{' '}
      {mayRead ? <OfficeLink href={`/incidents/${first.incident}`}>{words}</OfficeLink> : words}
    </p>
  )
}
