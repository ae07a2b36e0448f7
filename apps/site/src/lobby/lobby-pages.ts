import { lazily } from '../base/lazily.ts'

/** The pages of the lobby. */
export const lobbyPages = {
  lobby: lazily('lobby/LobbyPage.tsx', ['lobby'], () => import('./LobbyPage.tsx')),
  configured: lazily('lobby/configured/ConfiguredPage.tsx', ['place', 'lobby', 'error'], () => import('./configured/ConfiguredPage.tsx')),
} as const
