import { Button, EmptyState } from '@fairhouse/ui'
import { useEffect } from 'react'
import { NotLoaded } from '../../base/load-chunk.ts'
import { useSite } from '../../base/site.ts'
import { PageTitle } from './PageTitle.tsx'
import { reportCrash } from './report-crash.ts'

/** Shown when a page crashes; the crash is reported to the server. */
export function Oops({ error }: { error: unknown }) {
  const {
    call,
    texts: { t },
  } = useSite()
  // What the network failed to deliver is no fault of the page.
  const lost = error instanceof NotLoaded
  useEffect(() => {
    if (!lost) reportCrash(call, error)
  }, [call, error, lost])
  return (
    <main id="content">
      <PageTitle title={t('shell.oops')} />
      <div role="alert">
        <EmptyState level={1} title={t('shell.oops')} text={t(lost ? 'shell.chunkFailed' : 'shell.oopsText')}>
          <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
        </EmptyState>
      </div>
    </main>
  )
}
