import { Button, Dialog, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { useSite, useT } from '../base/site.ts'
import { Buttons, Fields, Others } from './Kit.tsx'
import style from './Components.module.css'

const panes = [
  { id: 'light', scheme: 'light' },
  { id: 'dark', scheme: 'dark' },
] as const

/** Every part of packages/ui in its states: light and dark beside each other, then the other way round. */
export function Components() {
  const t = useT()
  return (
    <>
      <div className={style.panes}>
        {panes.map(({ id, scheme }) => (
          <div key={id} className={style.pane} data-scheme={scheme}>
            <h3 className={style.scheme}>{t(`style-guide.${id}`)}</h3>
            <Buttons />
            <Notices />
            <Fields prefix={id} />
            <Others prefix={id} />
          </div>
        ))}
      </div>
      <Mirror />
      <Floating />
    </>
  )
}

function Notices() {
  const t = useT()
  return (
    <div className={style.stack}>
      {(['info', 'success', 'warning', 'danger'] as const).map((meaning) => (
        <Notice key={meaning} meaning={meaning}>
          {t(`style-guide.${meaning}Sample`)}
        </Notice>
      ))}
    </div>
  )
}

/** The same against the direction of the page: what is written from right to left must stand as well as what is not. */
function Mirror() {
  const { texts } = useSite()
  const turned = texts.language.direction === 'rtl' ? 'ltr' : 'rtl'
  return (
    <div className={style.pane} dir={turned}>
      <h3 className={style.scheme}>{texts.t('style-guide.turned', { direction: turned })}</h3>
      <div className={style.columns}>
        <div>
          <Buttons />
          <Notices />
        </div>
        <Fields prefix="turned" />
      </div>
    </div>
  )
}

function Floating() {
  const { toasts, texts } = useSite()
  const { t } = texts
  const [open, setOpen] = useState(false)
  return (
    <div className={style.row}>
      {(['info', 'success', 'warning', 'danger'] as const).map((meaning) => (
        <Button key={meaning} kind="line" onClick={() => toasts.show(meaning, t(`style-guide.${meaning}Sample`))}>
          {t('style-guide.showToast', { meaning })}
        </Button>
      ))}
      <Button onClick={() => setOpen(true)}>{t('style-guide.openDialog')}</Button>
      {open && (
        <Dialog title={t('style-guide.sampleTitle')} closeLabel={t('shell.close')} onClose={() => setOpen(false)}>
          <p>{t('style-guide.sampleText')}</p>
        </Dialog>
      )}
    </div>
  )
}
