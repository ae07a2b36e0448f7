import type { Page, Request } from 'playwright-core'

/** The JSON bodies that a page sends from now on to addresses ending like this. */
export function bodiesSent(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => void (isPost(request) && request.url().endsWith(path) && bodies.push(request.postDataJSON())))
  return bodies
}

/** The addresses that a page asks from now on. */
export function addressesAsked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  return addresses
}

/** The paths, without a query, that a page asks from now on. */
export function pathsAsked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname))
  return paths
}

const isPost = (request: Request) => request.method() === 'POST'
