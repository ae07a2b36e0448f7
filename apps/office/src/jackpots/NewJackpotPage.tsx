import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { NewDraft } from '../draft-editor/index.ts'
import { firstJackpot } from './jackpot-fields.ts'
import { JackpotFields } from './JackpotFields.tsx'
import { JackpotPreview } from './JackpotPreview.tsx'

/** A new jackpot: kept as a draft, which takes no stakes until it is started. */
export function NewJackpotPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/jackpots', {}))
  return (
    <Page title={t('office-jackpots.new')} back={{ href: '/jackpots', label: t('office-jackpots.title') }}>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && (
        <NewDraft
          area="office-jackpots"
          kind="jackpot"
          at="POST /office/jackpots/draft"
          list="/jackpots"
          id={data.nextId}
          first={() => firstJackpot(data.currencies[0] ?? 'EUR')}
          fields={(typed, onChange) => <JackpotFields data={typed} offered={data} onChange={onChange} />}
          seen={(written) => <JackpotPreview data={written} />}
        />
      )}
    </Page>
  )
}
