import { Toasts } from '@fairhouse/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ActProvider } from '../acts/index.ts'
import { usePath } from '../base/address/address.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { StoppedStripe } from '../incidents/index.ts'
import { LockScreen, useLock } from '../sign-in/index.ts'
import { Rail } from './Rail.tsx'
import { screensFor } from './screens.ts'
import { Stripe } from './Stripe.tsx'
import style from './Frame.module.css'

const Palette = lazy(() => import('./Palette.tsx').then(({ Palette: palette }) => ({ default: palette })))
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then(({ KeysDialog: dialog }) => ({ default: dialog })))

/** What stands around every page: the environment, the rail, the lock over it all. */
export function Frame({ children }: { children: ReactNode }) {
  const { toasts } = useOffice()
  const t = useT()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const { isLocked, lock } = useLock()
  const path = usePath()
  useFrameKeys({ lock, open: setOpen })
  const close = () => setOpen(undefined)
  return (
    <ActProvider>
      <div className={style.frame} inert={isLocked}>
        <a href="#page" className={style.skip}>
          {t('office.frame.skip')}
        </a>
        <Stripe />
        <Rail openPalette={() => setOpen('palette')} lock={lock} />
        <main id="page" className={style.main} tabIndex={-1} key={path.split('/')[1]}>
          <StoppedStripe className={style.stopped} />
          <SecondPasskey />
          {children}
        </main>
        <Toasts shelf={toasts} label={t('office.frame.notices')} dismissLabel={t('office.act.close')} hideAfterMs={6000} />
        <Suspense>
          {open === 'palette' && !isLocked && <Palette onClose={close} />}
          {open === 'keys' && <KeysDialog onClose={close} />}
        </Suspense>
      </div>
      {isLocked && <LockScreen />}
    </ActProvider>
  )
}

/** Asks for a second passkey until there is one: whoever loses the only one is locked out. */
function SecondPasskey() {
  const t = useT()
  const { passkeys } = useMe()
  if (passkeys !== 1) return null
  return (
    <p className={style.nag}>
      {t('office.frame.secondPasskey')} <OfficeLink href="/me">{t('office.frame.secondPasskeyLink')}</OfficeLink>
    </p>
  )
}

function useFrameKeys({ lock, open }: { lock: () => void; open: (what: 'palette' | 'keys') => void }): void {
  const t = useT()
  const { go } = useOffice()
  const may = useMay()
  useKeys([
    { id: 'palette', keys: 'mod+k', label: t('office.key.palette'), group: 'everywhere', run: () => open('palette') },
    { id: 'keys', keys: '?', label: t('office.key.keys'), group: 'everywhere', run: () => open('keys') },
    { id: 'lock', keys: 'L', label: t('office.key.lock'), group: 'everywhere', run: lock },
    ...screensFor(may).map(({ name, keys, href }) => ({
      id: `go.${name}`,
      keys,
      label: t(`office.screen.${name}`),
      group: 'go' as const,
      run: () => go(href),
    })),
    { id: 'go.me', keys: 'g m', label: t('office.screen.me'), group: 'go', run: () => go('/me') },
  ])
}
