import type { House, SessionPlayer } from '../../base/house.ts'
import type { Handlers } from '../../base/http/serve.ts'
import type { Colleague } from '../base/office-context.ts'
import type { Preview } from './preview.sql.ts'
import { pageSeen } from './view-page.ts'
import { playerSeen } from './view-as-player.ts'

/** What a view shows. */
export type Seen = {
  /** Who is shown the site; undefined: a visitor. */
  player: SessionPlayer | undefined
  country: string
  language: string
  /** The only address of the site that the view has; undefined: all of them. */
  only: string | undefined
  /** What the page is answered otherwise than anywhere else. */
  answers: Partial<Handlers>
}

/** Finds what each kind of view shows; undefined once whoever looks may no longer. */
export const seenIn: Readonly<
  Record<Preview['kind'], (house: House, colleague: Colleague, preview: Preview) => Promise<Seen | undefined>>
> = { player: playerSeen, page: pageSeen }
