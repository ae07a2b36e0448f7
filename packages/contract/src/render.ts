import type { Caller } from './caller.ts'
import type { PageSettings } from './player/shell.ts'
import type { Profile } from './player/sign-in.ts'

/** The server's part in rendering one page of the site. */
export type RenderContext = {
  /** Makes the page's calls in-process, with the visitor's cookie. */
  readonly call: Caller
  /** Marks the inline scripts and styles of the page, which cannot be guessed by what the page shows. */
  readonly nonce: string
  readonly settings: PageSettings
  readonly profile: Profile | null
  /** Asks whatever a page wants to know before it is drawn, as a browser would after: for pages without scripts. */
  readonly whole?: true
}

/** What was rendered: HTML, a redirect (301, 302), not found (404), or a picture under `/art/`; as text, which is made into bytes once. */
export type Rendered = { readonly status: number; readonly headers: Headers; readonly body: string }

/** Renders one page. */
export type Render = (request: Request, context: RenderContext) => Promise<Rendered>

/**
 * Returns the address for which a page may be drawn that all visitors share, with no parameters but those that it is drawn
 * with; undefined for a page that is drawn for one visitor alone.
 */
export type SharedAddress = (
  url: Pick<URL, 'pathname' | 'search'>,
  site: Pick<PageSettings, 'languages' | 'language'>,
) => string | undefined

/** What the built site gives to the server. */
export type SiteEntry = { readonly render: Render; readonly sharedAddress: SharedAddress }
