import { CatchBoundary, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { ReactNode } from 'react'
import { gameAddress } from '../base/address/game-path.ts'
import { joinLanguage } from '../base/address/language-path.ts'
import { isPrivate } from '../base/address/private-path.ts'
import { useSite } from '../base/site.ts'
import { languageOf } from '@fairhouse/messages'
import favicon from '../frame/header/favicon.svg?no-inline'
import { Oops } from '../frame/page/Oops.tsx'
import { useProtection } from '../base/protection.ts'
import { ProtectionScreen } from '../frame/page/ProtectionScreen.tsx'
import { useProfile } from '../base/session.ts'
import { Shell } from './Shell.tsx'

// React's types do not know that a style sheet can be switched off.
const dormant = { disabled: true }

/** The whole HTML document: head, body with its flags, and the shell around the page. */
export function Document() {
  const { texts, assets, nonce, handover, settings } = useSite()
  const blocked = useLocation({ select: ({ pathname }) => pathname === '/blocked' })
  const shut = useProtection() === 'on' || settings.protection
  return (
    <html lang={texts.language.tag} dir={texts.language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#141821" />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <FirstMeasures />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <Styles />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* The page is whole without its scripts: its letters and pictures go before them. */}
        {assets.preloads.map((preload) => (
          <link key={preload} rel="modulepreload" href={preload} fetchPriority="low" />
        ))}
        <Addresses />
        <script type="module" src={assets.script} fetchPriority="low" />
        {import.meta.env.SSR && <ForOldBrowsers />}
      </head>
      <Body>
        <CatchBoundary getResetKey={() => 'page'} errorComponent={Oops}>
          {shut ? (
            <ProtectionScreen />
          ) : blocked ? (
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

/** The window's height is known before anything is laid out: set later it would have everything laid out again. */
function FirstMeasures() {
  const { nonce } = useSite()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a line of our own
      dangerouslySetInnerHTML={{ __html: `document.documentElement.style.cssText='--vh:'+innerHeight/100+'px;--scrollbar-width:0px'` }}
    />
  )
}

/** Whether a browser is too old is found out by no script but its own, the last thing in the head. */
function ForOldBrowsers() {
  const { nonce, oldBrowserScript } = useSite()
  // oxlint-disable-next-line react/no-danger -- a script of our own
  return oldBrowserScript && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: oldBrowserScript }} />
}

/** The page's own styles, inlined when that delays nobody; parts loaded later find their styles here already. */
function Styles() {
  const { assets, nonce, styleText } = useSite()
  return (
    <>
      <style
        id="styles"
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- our own built styles
        dangerouslySetInnerHTML={{ __html: styleText() }}
      />
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} {...dormant} />
      ))}
    </>
  )
}

/** Canonical address and the same page in the other languages. */
function Addresses() {
  const { settings, texts, origin, queries } = useSite()
  const path = gameAddress(useLocation({ select: ({ pathname }) => pathname }), (id) =>
    queries.getQueryData<Answers<'GET /api/games/details'>>(['GET /api/games/details', { id }]),
  )
  const at = (language: string) => origin + joinLanguage(path, language, settings.language)
  return (
    <>
      {/* Whoever searches reads each address as it comes. */}
      {import.meta.env.SSR && isPrivate(path) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.siteName} />
      <meta property="og:url" content={at(texts.language.code)} />
      <meta property="og:locale" content={texts.language.tag.replace('-', '_')} />
      <link rel="canonical" href={at(texts.language.code)} />
      {settings.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={languageOf(code).tag} href={at(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(settings.language)} />
    </>
  )
}

/** The body with the flags that styles and tests ask for; docs/page-flags.md lists them. */
function Body({ children }: { children: ReactNode }) {
  const { settings } = useSite()
  const profile = useProfile()
  const poker = useLocation({ select: ({ search }) => search.customerApp === 'poker' })
  const rules = profile?.appliedCountryRules ?? settings.appliedCountryRules
  const minor = profile?.potentialMinor ?? false
  const flags = settings.rules.pageFlags.flatMap((flag) => [
    [`data-${flag}`, true] as const,
    [`data-${flag}-minors`, minor || undefined] as const,
  ])
  return (
    <body
      data-device={settings.deviceType === 0 ? 'desktop' : 'mobile'}
      data-country={settings.country}
      data-profile-country={profile?.details.country}
      data-rules={rules}
      data-potential-minor={minor || undefined}
      {...Object.fromEntries(flags)}
      data-pay-and-play={settings.payAndPlay || undefined}
      data-poker={poker || undefined}
      data-ios={settings.isIos || undefined}
      data-user={profile ? 'logged-in' : 'logged-out'}
    >
      {children}
    </body>
  )
}
