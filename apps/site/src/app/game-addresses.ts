import { notFound } from '@tanstack/react-router'
import { gameNamed, listingOf } from '../lobby/lobby-routes.tsx'
import type { Given } from './route.tsx'

/** Returns the address of a game's details, by its group and friendly name. */
export const detailsAddress = async ({ site }: Given['context'], id: string) => {
  const game = await gameNamed(site, id)
  return `/${game.group}-games/${game.id}`
}

/** Returns the list that replaces a special id, or the game's address with its group. */
export const launchAddress = async ({ context, params: { id = '', type = '' } }: Given) => {
  const listing = listingOf(context.site.settings, id)
  if (listing) return { to: `/${listing}-games`, forNow: true } as const
  if (type !== 'real' && type !== 'demo') throw notFound()
  return { to: `${await detailsAddress(context, id)}/${type}` }
}
