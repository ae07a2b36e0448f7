import { Icon } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { usePath } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { Key } from '../base/keys/Key.tsx'
import { useMay, useMe } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { areas, screensFor, type Screen } from './screens.ts'
import { useQueued, useReported } from './use-queued.ts'
import { useWaiting } from './use-waiting.ts'
import { Unseen } from '../base/pieces/Unseen.tsx'
import style from './Rail.module.css'

/** The areas of the office with the screens that one may open, what waits for a decision, and who is signed in. */
export function Rail({ openPalette, lock }: { openPalette: () => void; lock: () => void }) {
  const t = useT()
  const may = useMay()
  const open = screensFor((permission) => may(permission))
  const here = screenAt(usePath(), open)
  return (
    <div className={style.rail}>
      <button type="button" className={style.search} onClick={openPalette}>
        <Icon name="search" size={18} />
        <span>{t('office.frame.search')}</span>
        <Key keys="mod+k" />
      </button>
      <nav aria-label={t('office.frame.areas')} className={style.areas}>
        <ul>
          {areas
            .map((area) => ({ area, screens: open.filter((screen) => screen.area === area) }))
            .filter(({ screens }) => screens.length > 0)
            .map((entry) => (
              <li key={entry.area}>
                <AreaEntry {...entry} here={here} />
              </li>
            ))}
        </ul>
      </nav>
      <Person lock={lock} />
    </div>
  )
}

/** The screen that a path belongs to: of /games and /games/returns the longer one. */
const screenAt = (path: string, screens: readonly Screen[]): Screen | undefined =>
  screens
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0]

type Area = { area: (typeof areas)[number]; screens: readonly Screen[]; here: Screen | undefined }

function AreaEntry({ area, screens, here }: Area) {
  const t = useT()
  return (
    <>
      <span className={style.area}>{t(`office.area.${area}`)}</span>
      <ul className={style.screens}>
        {screens.map((screen) => (
          <li key={screen.name}>
            <ScreenLink screen={screen} isHere={screen === here} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ScreenLink({ screen: { name, area, href }, isHere }: { screen: Screen; isHere: boolean }) {
  const t = useT()
  const waiting = useWaiting(name === 'approvals')
  const may = useMay()
  const inQueue = useQueued(name, area === 'queues')
  const reported = useReported(name === 'chat' && may('chat.moderate'))
  const queued = inQueue ?? reported
  const entry = useRef<HTMLSpanElement>(null)
  // The rail is longer than a small screen: where one is stays in sight.
  useEffect(() => {
    if (isHere) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    <OfficeLink href={href} className={style.screen} aria-current={isHere ? 'page' : undefined}>
      <span ref={entry}>{t(`office.screen.${name}`)}</span>
      {waiting && (
        <span className={style.count}>
          <span aria-hidden="true">{waiting.text}</span>
          <Unseen>{t('office.frame.waiting', { count: waiting.count })}</Unseen>
        </span>
      )}
      {queued && (
        <span className={`${style.count} ${queued.isOverdue ? style.late : style.queued}`}>
          <span aria-hidden="true">{queued.text}</span>
          <Unseen>{t('office.frame.queued', { count: queued.text, late: queued.isOverdue ? 'yes' : 'no' })}</Unseen>
        </span>
      )}
    </OfficeLink>
  )
}

function Person({ lock }: { lock: () => void }) {
  const t = useT()
  const { name } = useMe()
  const path = usePath()
  return (
    <div className={style.person}>
      <OfficeLink href="/me" className={style.me} aria-current={path === '/me' ? 'page' : undefined}>
        <Icon name="person" size={18} />
        <span title={name} dir="auto">
          {name}
        </span>
      </OfficeLink>
      <button type="button" className={style.lock} onClick={lock} aria-label={t('office.key.lock')} title={t('office.key.lock')}>
        <Padlock />
      </button>
    </div>
  )
}

const Padlock = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={style.padlock}>
    <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />
  </svg>
)
