import { lazily } from '../../base/lazily.ts'

/** Parts of the lobby that not every first load needs. */
export const lobbyParts = {
  groupPage: lazily('lobby/GroupPage.tsx', [], () => import('../GroupPage.tsx')),
  gameDetails: lazily('lobby/GameDetails.tsx', ['game'], () => import('../GameDetails.tsx')),
  searchResults: lazily('lobby/search/SearchResults.tsx', [], () => import('../search/SearchResults.tsx')),
  banners: lazily('lobby/banners/Banners.tsx', [], () => import('../banners/Banners.tsx')),
  playerHero: lazily('lobby/hero/PlayerHero.tsx', [], () => import('../hero/PlayerHero.tsx')),
  // Live games and those with a jackpot have it.
  onTile: lazily('lobby/games/OnTile.tsx', [], () => import('./OnTile.tsx')),
} as const
