import type { PageSettings } from '@fairhouse/contract'
import { createTexts, type Area } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createQueries } from '../base/queries.ts'
import { SiteContext, type Site } from '../base/site.ts'

/** Draws parts of the site for a test, in English, with the texts of some areas; nothing is asked. */
export async function drawing(areas: readonly Area[]): Promise<(element: ReactElement) => string> {
  const texts = createTexts('en', loadArea)
  await texts.load(areas)
  return (element) => {
    const settings = { supportEmail: 'help@example.com', rules: { timeZone: 'UTC' }, fe: {}, be: {} } as unknown as PageSettings // what such parts read
    const site = { texts, settings, queries: createQueries(), toasts: createToastShelf(), clockAheadMs: 0 } as unknown as Site // see above
    return renderToString(createElement(SiteContext.Provider, { value: site }, element))
  }
}

/** Returns what a person reads: no markup, and single spaces. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(' .', '.')
