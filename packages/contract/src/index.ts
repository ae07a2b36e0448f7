import { account } from './player/account.ts'
import { automaticValidation } from './player/automatic-validation.ts'
import { bonuses } from './player/campaigns/bonuses.ts'
import { freeRounds } from './player/campaigns/free-rounds.ts'
import { campaigns } from './player/campaigns/campaigns.ts'
import { conditions } from './player/campaigns/conditions.ts'
import { cashback } from './player/campaigns/cashback.ts'
import { loyalty } from './player/campaigns/loyalty.ts'
import { cashier } from './player/cashier.ts'
import { content } from './player/content.ts'
import { documents } from './player/documents.ts'
import { exclusion } from './player/exclusion.ts'
import { fairness } from './player/games/fairness.ts'
import { games } from './player/games/games.ts'
import { identification } from './player/identification.ts'
import { jackpots } from './player/jackpots.ts'
import { races } from './player/campaigns/races.ts'
import { limits } from './player/limits.ts'
import { lobby } from './player/games/lobby.ts'
import { payAndPlay } from './player/pay-and-play.ts'
import { passkeys } from './player/passkeys.ts'
import { paymentDetails } from './player/payment-details.ts'
import { play } from './player/games/play.ts'
import { profile } from './player/profile.ts'
import { registration } from './player/registration.ts'
import { shell } from './player/shell.ts'
import { signIn } from './player/sign-in.ts'
import { verification } from './player/verification.ts'
import { wallet } from './player/wallet.ts'
import { withdrawals } from './player/withdrawals.ts'
import { webPush } from './player/web-push.ts'

/** Every call of the player's API, by name. */
export const api = {
  ...shell,
  ...signIn,
  ...passkeys,
  ...identification,
  ...registration,
  ...profile,
  ...account,
  ...verification,
  ...wallet,
  ...cashier,
  ...campaigns,
  ...bonuses,
  ...conditions,
  ...freeRounds,
  ...cashback,
  ...loyalty,
  ...withdrawals,
  ...paymentDetails,
  ...payAndPlay,
  ...games,
  ...lobby,
  ...fairness,
  ...jackpots,
  ...races,
  ...limits,
  ...exclusion,
  ...play,
  ...content,
  ...documents,
  ...automaticValidation,
  ...webPush,
}
export type Api = typeof api

export * from './base/call.ts'
export * from './base/fields.ts'
export type { MadePasskey, UsedPasskey } from './player/passkeys.ts'
export type { Profile } from './player/sign-in.ts'
export { IdentificationMethod, type ThirdPartyDetails } from './player/identification.ts'
export type { PageSettings } from './player/shell.ts'
export type { Wallet, Transaction } from './player/wallet.ts'
export type { PublishedReturn, ReturnStretch } from './player/games/fairness.ts'
export type { CashbackLine } from './player/campaigns/cashback.ts'
export type { Conditions } from './player/campaigns/conditions.ts'
export type { Counting } from './player/campaigns/counting.ts'
export type { Bonus, BonusEvent, WagerState } from './player/campaigns/bonuses.ts'
export type { FreeRoundEvent, FreeRounds, FreeRoundState } from './player/campaigns/free-rounds.ts'
export { CampaignTerms, type Campaign } from './player/campaigns/campaigns.ts'
export type { DepositStep } from './player/cashier.ts'
export type { DepositMethod } from './player/deposit-method.ts'
export type { PaymentDetail } from './player/shapes/payment-detail.ts'
export type { StoredDetail } from './player/shapes/stored-detail.ts'
export type { PaymentDetails } from './player/payment-details.ts'
export type { Withdrawal, WithdrawalDestination } from './player/withdrawals.ts'
export { methodKinds } from './player/deposit-method.ts'
export { MethodField } from './player/shapes/method-field.ts'
export type { Resume } from './player/pay-and-play.ts'
export type { Block, ContentPage } from './player/content.ts'
export type { Game, LiveTable } from './player/games/games.ts'
export type { Banner, GameMenu, LobbyPlace, LobbyShelf, ShownBanner } from './player/games/lobby.ts'
export type { Jackpot, JackpotDraw } from './player/jackpots.ts'
export type { Race, RaceRow } from './player/campaigns/races.ts'
export type { Exclusion } from './player/exclusion.ts'
export type { PlayFigures, RealityCheck } from './player/games/play.ts'
export type { LimitOfType, LimitPeriod, Limits, LimitType, PeriodName } from './player/limits.ts'
export type { ChannelName, VerificationChannel } from './player/verification.ts'
export type {
  DocumentGroupView,
  Documents,
  DocumentStatus,
  SentDocument,
  SentFile,
  SourceOfFunds,
  VerificationStatuses,
} from './player/documents.ts'
export type { AutomaticValidation } from './player/automatic-validation.ts'
export type { PushEvent } from './player/shapes/push.ts'
