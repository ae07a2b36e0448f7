import { banners, shelves } from '../definition/shelves.ts'
import { flag, integer, list, path, record, text, url } from '../definition/setting.ts'

const groups = 'names of game groups'

/** Settings of the lobby, games and game sessions. */
export const games = {
  'be.gameSessionExpirationTimeMinutes': integer({
    about: 'A game out of sight ends after so long',
    fallback: 5,
    scope: 'page',
    min: 1,
    max: 1440,
  }),
  'be.studio.url': url({
    about: 'Games: where the studio is, if it is elsewhere. Empty: the one that npm start has started here',
    fallback: '',
    scope: 'server',
  }),
  'be.gameSessionEnabledCountries': list({
    about: 'Countries whose game sessions are followed. Empty: every country',
    fallback: [],
    scope: 'page',
    item: /^[A-Z]{3}$/,
    items: 'three-letter country codes, such as SWE',
  }),
  'be.topHighLimitLiveChatActive': flag({
    about: 'A limit above the threshold is asked for by live chat instead of a link',
    fallback: false,
    scope: 'page',
  }),
  'fe.gameSessionProlongationTimeoutSec': integer({
    about: 'How often an open game says that it is open',
    fallback: 60,
    scope: 'page',
    min: 5,
    max: 3600,
  }),
  'fe.games.providers.netent.redirections': record({
    about: 'Where a reason parameter leads: redirections.{reason}, e.g. {"lobby": "/live"}',
    fallback: {},
    scope: 'page',
    of: path({ about: '', fallback: '/', scope: 'page' }),
  }),
  'fe.games.groups': list({
    about:
      'Game groups in the menu of the lobby, and its shelves where lobby.home has none; one without games is left out. Empty: those of the catalogue',
    fallback: ['popular', 'new', 'slots', 'jackpots', 'live', 'table', 'poker', 'bingo', 'virtual', 'instant', 'scratch'],
    scope: 'page',
    items: groups,
  }),
  'fe.games.liveGroups': list({
    about: 'Game groups of /live where lobby.live has no shelves. Empty: there is no /live',
    fallback: ['roulette', 'blackjack', 'baccarat', 'shows'],
    scope: 'page',
    items: groups,
  }),
  'fe.games.pokerGroups': list({
    about: 'Game groups of /poker where lobby.poker has no shelves. Empty: there is no /poker',
    fallback: ['cash', 'sit-and-go'],
    scope: 'page',
    items: groups,
  }),
  'lobby.home': shelves({
    about: 'Shelves of the home page, as Lobby in the office sets them. groups: those of fe.games.groups',
    fallback: 'groups',
  }),
  'lobby.live': shelves({
    about: 'Shelves of /live, as Lobby in the office sets them. groups: those of fe.games.liveGroups',
    fallback: 'groups',
  }),
  'lobby.poker': shelves({
    about: 'Shelves of /poker, as Lobby in the office sets them. groups: those of fe.games.pokerGroups',
    fallback: 'groups',
  }),
  'lobby.banners': banners({ about: 'Banners of the home page, as Banners in the office sets them', fallback: [] }),
  'fe.games.bingoGames': list({ about: 'Games that open on the bingo page. Empty: those of the group bingo', fallback: [], scope: 'page' }),
  'chat.blockedWords': list({
    about: 'Words that the house blocks in the chat of the bingo rooms, as Chat in the office sets them, besides the studio’s own list',
    fallback: [],
    scope: 'server',
    item: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,38}\*?$/u,
    items: 'words of 2 to 40 letters, with a star at the end for all that begin so',
  }),
  'fe.games.sportsBettingIds': list({ about: 'Ids that stand for sports betting and show the list of games', fallback: [], scope: 'page' }),
  'fe.games.virtualSportsIds': list({ about: 'Ids that stand for virtual sports and show the list of games', fallback: [], scope: 'page' }),
  'fe.games.bingoIds': list({ about: 'Ids that stand for bingo and show the list of games', fallback: [], scope: 'page' }),
  'poker.nicknameRequired': flag({
    about:
      'The poker client opens for players with a nickname only (error 203); the profile asks for one then. Off: the first name stands at the tables',
    fallback: false,
    scope: 'server',
  }),
  'fe.poker.gameId': text({ about: 'The game that the poker client launches', fallback: 'poker', scope: 'page', max: 60 }),
}
