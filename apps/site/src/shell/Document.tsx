import { CatchBoundary, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinLanguage } from '../language-path.ts'
import { useSite } from '../site.ts'
import { languageOf } from '@fairhouse/messages'
import favicon from './favicon.svg?no-inline'
import { Oops } from './Oops.tsx'
import { useProfile } from './session.ts'
import { Shell } from './Shell.tsx'

/** The whole HTML document: head, body with its flags, and the shell around the page. */
export function Document() {
  const { texts, assets, nonce, handover } = useSite()
  const bare = useLocation({ select: ({ pathname }) => pathname === '/blocked' })
  return (
    <html lang={texts.language.tag} dir={texts.language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#141821" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.preloads.map((preload) => (
          <link key={preload} rel="modulepreload" href={preload} />
        ))}
        <Addresses />
        <script type="module" src={assets.script} />
      </head>
      <Body>
        <CatchBoundary getResetKey={() => 'page'} errorComponent={Oops}>
          {bare ? (
            <Outlet />
          ) : (
            <Shell>
              <Outlet />
            </Shell>
          )}
        </CatchBoundary>
        <script
          id="handover"
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a data block of our own; every "<" in it is written as an escape
          dangerouslySetInnerHTML={{ __html: handover() }}
        />
        {import.meta.env.SSR && <Scripts />}
      </Body>
    </html>
  )
}

/** Canonical address and the same page in the other languages. */
function Addresses() {
  const { settings, texts, origin } = useSite()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const at = (language: string) => origin + joinLanguage(path, language, settings.language)
  return (
    <>
      <meta name="description" content={texts.t('shell.description', { site: settings.siteName })} />
      <link rel="canonical" href={at(texts.language.code)} />
      {settings.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={languageOf(code).tag} href={at(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(settings.language)} />
    </>
  )
}

/** The body with the flags that styles and tests ask for. */
function Body({ children }: { children: ReactNode }) {
  const { settings } = useSite()
  const profile = useProfile()
  const rules = profile?.appliedCountryRules ?? settings.appliedCountryRules
  return (
    <body
      data-device={settings.deviceType === 0 ? 'desktop' : 'mobile'}
      data-country={settings.country}
      data-profile-country={profile?.details.country}
      data-rules={rules}
      data-user={profile ? 'logged-in' : 'logged-out'}
    >
      {children}
    </body>
  )
}
