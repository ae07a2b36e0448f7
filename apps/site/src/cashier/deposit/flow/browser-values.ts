import type { Takes } from '@fairhouse/contract/caller.ts'

type BrowserValues = NonNullable<Takes<'POST /api/deposits/finish'>['browser']>

/**
 * Returns what 3-D Secure asks of the browser (EMV 3DS 2): the values that a page can read, and the accept header that
 * every browser sends.
 */
export function browserValues(): BrowserValues {
  return {
    userAgent: navigator.userAgent.slice(0, 2048),
    language: navigator.language.slice(0, 35),
    javascriptEnabled: true,
    javaEnabled: false,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timezoneOffsetMinutes: new Date().getTimezoneOffset(),
    acceptHeader: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  }
}

/** The size of the challenge window, as EMV 3DS 2 numbers them: 02 is 390 by 400, 03 is 500 by 600. */
export function windowSize(): '02' | '03' {
  return window.innerWidth < 560 ? '02' : '03'
}
