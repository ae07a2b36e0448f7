import { Button, EmptyState } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import { PageTitle } from './PageTitle.tsx'

/** Stands in the place of the whole site while the operator protects it. */
export function ProtectionScreen() {
  const t = useT()
  return (
    <main id="content">
      <PageTitle title={t('shell.protection')} />
      <EmptyState level={1} title={t('shell.protection')} text={t('shell.protectionText')}>
        <Button onClick={() => location.reload()}>{t('shell.tryAgain')}</Button>
      </EmptyState>
    </main>
  )
}
