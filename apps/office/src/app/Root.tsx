import { Outlet } from '@tanstack/react-router'
import { Button, Skeleton } from '@fairhouse/ui'
import { useEffect } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePath } from '../base/address/address.ts'
import { refusalOf } from '../base/ask.ts'
import { MeContext, useAskedMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { useLiking } from '../base/preferences.ts'
import { Frame } from '../frame/Frame.tsx'
import { DirectoryPage, InvitationPage, SignInPage } from '../sign-in/index.ts'
import style from './Root.module.css'

/** Decides who sees what: strangers the sign-in, whoever was invited or comes back from the directory their page, colleagues the office. */
export function Root() {
  useLikingOnPage()
  const path = usePath()
  if (path === '/invitation') return <InvitationPage />
  return path === '/directory' ? <DirectoryPage /> : <Inside />
}

function Inside() {
  const t = useT()
  const { data, error, refetch } = useAskedMe()
  if (error && refusalOf(error).error === 'notFound') return <SignInPage />
  if (data)
    return (
      <MeContext value={data.me}>
        <Frame>
          <Outlet />
        </Frame>
      </MeContext>
    )
  return (
    <main className={style.waiting}>
      {error ? (
        <ErrorNotice error={error}>
          <Button kind="line" onClick={() => void refetch()}>
            {t('office.list.again')}
          </Button>
        </ErrorNotice>
      ) : (
        <Skeleton lines={4} label={t('office.list.loading')} />
      )}
    </main>
  )
}

/** Theme and density stand on the root of the page, where the tokens look for them. */
function useLikingOnPage(): void {
  const { texts } = useOffice()
  const { theme, density } = useLiking()
  useEffect(() => {
    const root = document.documentElement
    root.lang = texts.language.tag
    root.dir = texts.language.direction
    root.dataset['density'] = density
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [theme, density, texts])
}
