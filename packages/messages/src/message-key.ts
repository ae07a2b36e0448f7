import type account from '../en/account.json'
import type bonuses from '../en/bonuses.json'
import type campaigns from '../en/campaigns.json'
import type cashier from '../en/cashier.json'
import type content from '../en/content.json'
import type documents from '../en/documents.json'
import type exclusion from '../en/exclusion.json'
import type fairness from '../en/fairness.json'
import type freeRounds from '../en/free-rounds.json'
import type game from '../en/game.json'
import type identification from '../en/identification.json'
import type jackpots from '../en/jackpots.json'
import type races from '../en/races.json'
import type limits from '../en/limits.json'
import type list from '../en/list.json'
import type lobby from '../en/lobby.json'
import type loyalty from '../en/loyalty.json'
import type my from '../en/my.json'
import type office from '../en/office.json'
import type officeBulk from '../en/office-bulk.json'
import type officeGames from '../en/office-games.json'
import type officeHouse from '../en/office-house.json'
import type officePlayers from '../en/office-players.json'
import type officeQueues from '../en/office-queues.json'
import type officeChat from '../en/office-chat.json'
import type officeBonusLinks from '../en/office-bonus-links.json'
import type officeGameReturns from '../en/office-game-returns.json'
import type officeSegments from '../en/office-segments.json'
import type officeCampaigns from '../en/office-campaigns.json'
import type liveTables from '../en/live-tables.json'
import type officeJackpots from '../en/office-jackpots.json'
import type officeRaces from '../en/office-races.json'
import type officeLobby from '../en/office-lobby.json'
import type officeMessages from '../en/office-messages.json'
import type officeMethods from '../en/office-methods.json'
import type officeIncidents from '../en/office-incidents.json'
import type officePages from '../en/office-pages.json'
import type officeSettings from '../en/office-settings.json'
import type place from '../en/place.json'
import type play from '../en/play.json'
import type pokerClient from '../en/poker-client.json'
import type registration from '../en/registration.json'
import type shell from '../en/shell.json'
import type styleGuide from '../en/style-guide.json'
import type verification from '../en/verification.json'
import type signIn from '../en/sign-in.json'

type Areas = {
  account: typeof account
  bonuses: typeof bonuses
  campaigns: typeof campaigns
  cashier: typeof cashier
  content: typeof content
  documents: typeof documents
  exclusion: typeof exclusion
  fairness: typeof fairness
  'free-rounds': typeof freeRounds
  game: typeof game
  identification: typeof identification
  jackpots: typeof jackpots
  'live-tables': typeof liveTables
  races: typeof races
  limits: typeof limits
  list: typeof list
  lobby: typeof lobby
  loyalty: typeof loyalty
  my: typeof my
  office: typeof office
  'office-house': typeof officeHouse
  'office-bulk': typeof officeBulk
  'office-players': typeof officePlayers
  'office-queues': typeof officeQueues
  'office-chat': typeof officeChat
  'office-bonus-links': typeof officeBonusLinks
  'office-game-returns': typeof officeGameReturns
  'office-segments': typeof officeSegments
  'office-campaigns': typeof officeCampaigns
  'office-jackpots': typeof officeJackpots
  'office-races': typeof officeRaces
  'office-messages': typeof officeMessages
  'office-games': typeof officeGames
  'office-methods': typeof officeMethods
  'office-incidents': typeof officeIncidents
  'office-lobby': typeof officeLobby
  'office-pages': typeof officePages
  'office-settings': typeof officeSettings
  place: typeof place
  play: typeof play
  'poker-client': typeof pokerClient
  registration: typeof registration
  shell: typeof shell
  'sign-in': typeof signIn
  'style-guide': typeof styleGuide
  verification: typeof verification
}

/** A part of the texts that is loaded at once: the file's name. */
export type Area = keyof Areas | 'error' | 'field'

/** Every message: its area, a dot, its name. Texts of errors and fields are named by the server, so their keys are open. */
export type MessageKey = { [A in keyof Areas]: `${A}.${keyof Areas[A] & string}` }[keyof Areas] | `error.${string}` | `field.${string}`
