import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { NewDraft } from '../draft-editor/index.ts'
import { firstRace } from './race-fields.ts'
import { RaceFields } from './RaceFields.tsx'
import { RacePreview } from './RacePreview.tsx'

/** A new race: kept as a draft, which nobody can enter until it is opened. */
export function NewRacePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/races', {}))
  return (
    <Page title={t('office-races.new')} back={{ href: '/races', label: t('office-races.title') }}>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && (
        <NewDraft
          area="office-races"
          kind="race"
          at="POST /office/races/draft"
          list="/races"
          id={data.nextId}
          first={() => firstRace(data.currencies[0] ?? 'EUR', new Date())}
          fields={(typed, onChange) => (
            <RaceFields data={typed} languages={data.languages} currencies={data.currencies} onChange={onChange} />
          )}
          seen={(written) => <RacePreview data={written} />}
        />
      )}
    </Page>
  )
}
