import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import { Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { Key } from '../../base/keys/Key.tsx'
import { useKeys } from '../../base/keys/use-keys.ts'
import { useMe } from '../../base/me.ts'
import { useMomentText } from '../../base/moment-text.ts'
import { useT } from '../../base/office.ts'
import { Page } from '../../base/pieces/Page.tsx'
import { useHouseClock } from '../../base/use-house-clock.ts'
import style from './PlayerView.module.css'

type Opened = OfficeAnswers<'POST /office/previews/open'>

/** The pages that one looks at most; links inside the view lead to all others. */
const pages = {
  lobby: '/',
  deposit: '/?modal=deposit',
  withdraw: '/?modal=withdraw',
  history: '/my/transactions/deposit',
  limits: '/my/limits/payments',
  bonuses: '/my/campaigns/promotions',
  documents: '/my/documents',
  activity: '/my/activity',
  profile: '/my/profile',
} as const
type PageName = keyof typeof pages
const pageNames = Object.keys(pages) as PageName[] // its own keys

type ViewProps = { player: PlayerHead; view: Opened; onClose: () => void }

/** The site as a player sees it, in a frame that can only read. */
export function PlayerView({ player: { id, name }, view, onClose }: ViewProps) {
  const t = useT()
  const [page, setPage] = useState<PageName>('lobby')
  const [device, setDevice] = useState<PreviewDevice>('desktop')
  const other = device === 'desktop' ? 'phone' : 'desktop'
  useKeys([
    ...pageNames.map((one, place) => ({
      id: `view.${one}`,
      keys: String(place + 1),
      label: t(`office-players.view.page.${one}`),
      group: 'page' as const,
      run: () => setPage(one),
    })),
    { id: 'view.close', keys: 'Escape', label: t('office-players.view.close'), group: 'page', run: onClose },
  ])
  const title = t('office-players.view.title', { name: name || id })
  return (
    <Page
      title={title}
      acts={[
        { id: 'view.device', keys: 'd', label: t(`office-players.view.device.${other}`), run: () => setDevice(other) },
        { id: 'view.end', keys: 'x', label: t('office-players.view.close'), run: onClose },
      ]}
    >
      <nav aria-label={t('office-players.view.pages')} className={style.pages}>
        {pageNames.map((one, place) => (
          <button key={one} type="button" className={style.page} aria-pressed={one === page} onClick={() => setPage(one)}>
            {t(`office-players.view.page.${one}`)}
            <Key keys={String(place + 1)} />
          </button>
        ))}
      </nav>
      <Frame view={view} title={title} device={device} path={pages[page]} />
    </Page>
  )
}

/** The frame itself, while the view is open. */
function Frame({ view, title, device, path }: { view: Opened; title: string; device: PreviewDevice; path: string }) {
  const t = useT()
  const moment = useMomentText()
  const { address, start, until } = view
  const isOver = useHouseClock(useMe().serverTime, 1000) >= Date.parse(until)
  if (isOver) return <Notice meaning="warning">{t('office-players.view.over')}</Notice>
  return (
    <>
      <p className={style.until}>{t('office-players.view.until', { until: moment(until) })}</p>
      <iframe
        key={`${device} ${path}`}
        title={title}
        className={style.frame}
        data-device={device}
        src={`${address}/${device}${start}${path}`}
      />
    </>
  )
}
