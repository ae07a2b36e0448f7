import { Button, buttonClass } from '@fairhouse/ui'
import { useT } from '../../../base/site.ts'
import { Waiting } from '../../status/Waiting.tsx'
import style from './IdentifyFirst.module.css'

/** A sign-in service asks in a window of its own who the visitor is; where the browser kept it shut, or it was closed, it can be opened again. */
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
