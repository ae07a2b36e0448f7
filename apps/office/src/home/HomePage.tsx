import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { OpenIncidents } from '../incidents/index.ts'
import { OwnQueues } from './OwnQueues.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { ownQueues } from './own-queues.ts'

const everyMs = 30_000
const decided = new Set(['applied', 'rejected', 'failed', 'expired'])

/** Where somebody's day begins: the queues that they decide on, the changes that wait for them, and what became of their own. */
export function HomePage() {
  const { background } = useOffice()
  const t = useT()
  const work = useQuery({ ...asked(background, 'GET /office/queues', {}), refetchInterval: everyMs })
  const deciding = useQuery({
    ...asked(background, 'GET /office/requests', { state: 'waiting', of: 'deciding' }),
    refetchInterval: everyMs,
  })
  const mine = useQuery({ ...asked(background, 'GET /office/requests', { of: 'mine' }), refetchInterval: everyMs })
  const queues = work.data && ownQueues(work.data.queues)
  const approvals = deciding.data?.requests.filter(({ mayDecide }) => mayDecide)
  const isQuiet = approvals?.length === 0 && queues?.every(({ waiting }) => waiting === 0)
  const error = work.error ?? deciding.error ?? mine.error
  return (
    <Page title={t('office.screen.home')}>
      {error && <ErrorNotice error={error} />}
      <OpenIncidents />
      {isQuiet && (
        <Notice meaning="success">
          <p>
            <strong>{t('office.home.nothing')}</strong>
          </p>
          <p>{t('office.home.nothingText')}</p>
        </Notice>
      )}
      {!work.error && queues?.length !== 0 && (
        <Section title={t('office.home.queues')}>
          <OwnQueues queues={queues} />
        </Section>
      )}
      <OwnRequests
        title={t('office.home.approvals')}
        requests={approvals}
        all={{ href: '/approvals', label: t('office.home.allApprovals') }}
      />
      <OwnRequests
        title={t('office.home.mine')}
        requests={mine.data?.requests.filter(({ state }) => decided.has(state))}
        all={{ href: '/approvals?of=mine&state=all', label: t('office.home.allMine') }}
      />
    </Page>
  )
}
