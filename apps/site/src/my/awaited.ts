import type { MessageKey } from '@fairhouse/messages'

/** Where a player can go instead: a page of the site, or a mail to support. */
type Instead = { readonly to: string; readonly label: MessageKey }
/** A page whose content is not offered yet: its name in the texts, and where to go meanwhile. */
type Awaited = { readonly name: string; readonly instead: readonly Instead[] }

const lobby: Instead = { to: '/', label: 'places.toLobby' }

/** By address. `npm run check` counts them. */
export const awaited: Readonly<Record<string, Awaited>> = {
  '/my/campaigns/loyalty': { name: 'loyalty', instead: [lobby, { to: '/my/transactions/loyalty', label: 'places.toLoyalty' }] },
}
