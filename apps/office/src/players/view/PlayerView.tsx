import type { PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import { useState } from 'react'
import { Key } from '../../base/keys/Key.tsx'
import { useKeys } from '../../base/keys/use-keys.ts'
import { useT } from '../../base/office.ts'
import { Page } from '../../base/pieces/Page.tsx'
import { SiteFrame, type OpenedView } from '../../previews/index.ts'
import style from './PlayerView.module.css'

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

type ViewProps = { player: PlayerHead; view: OpenedView; onClose: () => void }

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
      <SiteFrame view={view} title={title} device={device} path={pages[page]} />
    </Page>
  )
}
