import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { resumePlay } from '../cashier/index.ts'
import { useSite } from '../base/site.ts'

type Props = { poker: boolean; onStep: (step: number) => void }
const ResumePlay = resumePlay.view as unknown as ComponentType<Props> // the chunk's one component

/** Signing in at the bank, if a deposit opens an account: its form and texts are loaded when needed. */
export function ContinuePlay(props: Props) {
  const site = useSite()
  const { t } = site.texts
  const [loaded, setLoaded] = useState<boolean>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void Promise.all([site.texts.load(resumePlay.areas), resumePlay.view.preload?.()]).then(
      () => setLoaded(true),
      () => setLoaded(false),
    )
  }, [site, tries])
  if (loaded) return <ResumePlay {...props} />
  if (loaded === undefined) return <Skeleton label={t('shell.loading')} lines={4} />
  return (
    <EmptyState title={t('shell.oops')} text={t('shell.offline')}>
      <Button kind="line" onClick={() => (setLoaded(undefined), setTries(tries + 1))}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}
