import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import { Button, Notice } from '@fairhouse/ui'
import { useState, type CSSProperties } from 'react'
import { useMe } from '../base/me.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import { useHouseClock } from '../base/use-house-clock.ts'
import { useWidth } from './use-width.ts'
import style from './SiteFrame.module.css'

/** A view of the site that is open. */
export type OpenedView = OfficeAnswers<'POST /office/previews/open'>

const desktopWidth = 1200

type Props = {
  view: OpenedView
  title: string
  device: PreviewDevice
  path: string
  /** Draws a whole desktop smaller where there is less room, as beside a form. */
  isSmall?: boolean
  /** Opens it anew once it is over. */
  again?: { label: string; run: () => void }
}

/** The site in a frame that can only read, until its view is over. */
export function SiteFrame({ view, title, device, path, isSmall = false, again }: Props) {
  const t = useT()
  const moment = useMomentText()
  const { address, start, until } = view
  const isOver = useHouseClock(useMe().serverTime, 1000) >= Date.parse(until)
  if (isOver)
    return (
      <>
        <Notice meaning="warning">{t('office-players.view.over')}</Notice>
        {again && (
          <Button kind="line" onClick={again.run}>
            {again.label}
          </Button>
        )}
      </>
    )
  return (
    <>
      <p className={style.until}>{t('office-players.view.until', { until: moment(until) })}</p>
      <Drawn title={title} device={device} isSmall={isSmall} source={`${address}/${device}${start}${path}`} />
    </>
  )
}

/** What was drawn stays until what follows it is there: whoever types sees no empty frame in between. */
function Drawn({ title, device, isSmall, source }: Pick<Props, 'title' | 'device'> & { isSmall: boolean; source: string }) {
  const [drawn, setDrawn] = useState<string>()
  const { box, width } = useWidth()
  const scale = isSmall && device === 'desktop' && width > 0 ? Math.min(1, width / desktopWidth) : 1
  const measures = { '--scale': scale, '--desktop': `${desktopWidth}px` } as CSSProperties // names that React does not know
  return (
    <div ref={box} className={style.box} data-device={device} data-small={scale < 1} style={measures}>
      {[...new Set([drawn ?? source, source])].map((one) => (
        <iframe
          key={one}
          title={title}
          className={style.frame}
          data-waits={drawn !== undefined && one !== drawn}
          src={one}
          onLoad={() => setDrawn(one)}
        />
      ))}
    </div>
  )
}
