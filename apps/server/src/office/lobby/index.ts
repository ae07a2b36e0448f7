import { publishLobby, withdrawLobbyPlan } from './publish-lobby.ts'
import { findLobbyGames, listLobbyVersions, previewLobby, readLobby } from './read-lobby.ts'

/** What does the calls about the lobby's shelves. */
export const lobbyHandlers = { readLobby, listLobbyVersions, findLobbyGames, previewLobby, publishLobby, withdrawLobbyPlan }
