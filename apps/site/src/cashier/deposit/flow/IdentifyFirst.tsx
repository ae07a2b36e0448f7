import { Button, buttonClass } from '@fairhouse/ui'
import { useT } from '../../../base/site.ts'
import { Waiting } from '../../status/Waiting.tsx'
import style from './IdentifyFirst.module.css'

/**
 * Waits while an identification service asks in its own window who the visitor is; if the browser blocked the window or
 * it was closed, it can be opened again.
 */
export function IdentifyFirst({ url, onBack }: { url: string | undefined; onBack: () => void }) {
  const t = useT()
  return (
    <section className={style.identify}>
      <Waiting title={t('cashier.identifyTitle')} text={t('cashier.identifyText')} />
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass('line')}>
          {t('cashier.identifyOpen')}
        </a>
      )}
      <Button kind="plain" wide onClick={onBack}>
        {t('shell.cancel')}
      </Button>
    </section>
  )
}
