import { Button, EmptyState } from '@fairhouse/ui'
import { forget } from '../../base/answers.ts'
import { useSite } from '../../base/site.ts'

/** Takes the place of games: there are none, or they could not be loaded. */
export function NoGames({ failed = false }: { failed?: boolean }) {
  const { queries, texts } = useSite()
  const { t } = texts
  if (!failed) return <EmptyState title={t('lobby.empty')} text={t('lobby.emptyText')} />
  return (
    <EmptyState title={t('lobby.failed')} text={t('lobby.failedText')}>
      <Button kind="line" onClick={() => forget(queries, 'GET /api/games/menu', 'GET /api/games/shelf', 'GET /api/games')}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}
