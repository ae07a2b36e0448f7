import { randomBytes } from 'node:crypto'
import type { PageSettings, Profile } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import type { SiteEntry } from '@fairhouse/contract/render.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import type { House, RequestContext } from '../../base/house.ts'
import { errorAnswer, refuse } from '../../base/http/refusal.ts'
import { pagePolicy } from '../../base/http/security-headers.ts'
import type { ReadInside } from '../../base/http/serve.ts'
import { encodePage } from './encode-page.ts'
import { takeMarks } from './inline-hashes.ts'

/** What draws pages: the built site, and what answers the calls of a page while it is drawn. */
export type Drawing = { readonly house: House; readonly entry: SiteEntry; readonly read: ReadInside }

/** For whom a page is drawn. */
export type Visit = {
  /** Path and query. */
  readonly address: string
  /** Who makes the calls of the page, and in which language. */
  readonly asking: RequestContext
  readonly settings: PageSettings
  readonly profile: Profile | null
}

/** An answer as it was drawn: a page, or what is none. `isWhole`: each of its calls was answered, and none of them set a cookie. */
export type DrawnPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  readonly isPage: boolean
  readonly isWhole: boolean
}

/** Draws a page of the site, with the policy that allows its own inline scripts and styles by their hashes. */
export async function drawPage({ house, entry, read }: Drawing, { address, asking, settings, profile }: Visit): Promise<DrawnPage> {
  const mark = randomBytes(16).toString('hex')
  let isWhole = true
  const spoilt = () => void (isWhole = false)
  const rendered = await entry.render(new Request(house.env.publicOrigin + address), {
    call: callerInside(read, { ...asking, setCookie: spoilt }, spoilt),
    nonce: mark,
    settings,
    profile,
  })
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html') === true
  const { parts, inline } = isPage ? takeMarks(rendered.body, mark) : { parts: [rendered.body], inline: { scripts: [], styles: [] } }
  return {
    status: rendered.status,
    headers: [...rendered.headers, ['content-security-policy', pagePolicy(house, inline)]],
    body: encodePage(parts),
    isPage,
    isWhole,
  }
}

/** Returns a caller of the public API within this process. `refused` hears of each call that is not answered. */
function callerInside(read: ReadInside, asking: RequestContext, refused: () => void): Caller {
  return async (at, input) => {
    const { status, body } = await read(at, input, asking).catch((error: unknown) => failed(asking.house, at, error))
    // A page gets a copy, as over HTTP: what it does with an answer reaches nothing that the server keeps.
    if (status === 200) return { ok: true, value: JSON.parse(JSON.stringify(body)) }
    refused()
    return { ok: false, error: body as ReturnType<typeof errorAnswer>['body'] } // every other answer has this shape
  }
}

function failed({ log, clock }: House, at: string, error: unknown): { status: number; body: unknown } {
  if (error instanceof DatabaseAway) log.warn({ reason: error.message, path: at }, 'the database is away')
  else log.error({ error, path: at }, 'a call of a page failed')
  return errorAnswer(refuse('technicalIssues'), at.split(' ')[1] ?? '', clock.now())
}
