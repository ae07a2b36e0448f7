import type { PageSettings, Profile } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'

/** The built files of a page: its first script, its styles, what it will import at once, and its language's texts by area. */
export type PageAssets = {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/** What the server gives for rendering one page. */
export type RenderContext = {
  /** Answers the page's calls in-process, with the visitor's cookie. */
  readonly call: Caller
  readonly nonce: string
  readonly settings: PageSettings
  readonly profile: Profile | null
}

/** Renders one page: HTML, a redirect (301, 302), not found (404), or a drawn picture under `/art/`. */
export type Render = (request: Request, context: RenderContext) => Promise<Response>
