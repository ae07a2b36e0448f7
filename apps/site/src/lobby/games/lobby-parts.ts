import { lazily } from '../../base/lazily.ts'

/** Parts of the lobby that not every first load needs. */
export const lobbyParts = {
  groupPage: lazily('lobby/GroupPage.tsx', [], () => import('../GroupPage.tsx')),
  gameDetails: lazily('lobby/GameDetails.tsx', ['game'], () => import('../GameDetails.tsx')),
  searchResults: lazily('lobby/search/SearchResults.tsx', [], () => import('../search/SearchResults.tsx')),
  banners: lazily('lobby/banners/Banners.tsx', [], () => import('../banners/Banners.tsx')),
  playerHero: lazily('lobby/hero/PlayerHero.tsx', [], () => import('../hero/PlayerHero.tsx')),
  // Few games have one.
  jackpotOnTile: lazily('jackpots/JackpotOnTile.tsx', [], () => import('../../jackpots/index.ts')),
  // Only live games have one.
  liveOnTile: lazily('live-tables/LiveOnTile.tsx', ['live-tables'], () => import('../../live-tables/index.ts')),
} as const
