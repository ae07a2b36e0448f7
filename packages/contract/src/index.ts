import { account } from './account.ts'
import { automaticValidation } from './automatic-validation.ts'
import { campaigns } from './campaigns.ts'
import { cashier } from './cashier.ts'
import { content } from './content.ts'
import { documents } from './documents.ts'
import { exclusion } from './exclusion.ts'
import { games } from './games.ts'
import { identification } from './identification.ts'
import { limits } from './limits.ts'
import { payAndPlay } from './pay-and-play.ts'
import { passkeys } from './passkeys.ts'
import { paymentDetails } from './payment-details.ts'
import { play } from './play.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'
import { withdrawals } from './withdrawals.ts'
import { webPush } from './web-push.ts'

/** Every call of the public API: its table of contents. */
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
  ...withdrawals,
  ...paymentDetails,
  ...payAndPlay,
  ...games,
  ...limits,
  ...exclusion,
  ...play,
  ...content,
  ...documents,
  ...automaticValidation,
  ...webPush,
}
export type Api = typeof api

export * from './call.ts'
export * from './fields.ts'
export type { MadePasskey, UsedPasskey } from './passkeys.ts'
export type { Profile } from './sign-in.ts'
export { IdentificationMethod, type ThirdPartyDetails } from './identification.ts'
export type { PageSettings } from './shell.ts'
export type { Wallet, Transaction } from './wallet.ts'
export { CampaignTerms, type Campaign } from './campaigns.ts'
export type { DepositStep } from './cashier.ts'
export type { DepositMethod } from './deposit-method.ts'
export type { PaymentDetail } from './payment-detail.ts'
export type { StoredDetail } from './stored-detail.ts'
export type { PaymentDetails } from './payment-details.ts'
export type { Withdrawal, WithdrawalDestination } from './withdrawals.ts'
export { methodKinds } from './deposit-method.ts'
export { gatewayRefusal } from './gateway-refusal.ts'
export { MethodField } from './method-field.ts'
export type { Resume } from './pay-and-play.ts'
export type { Block, ContentPage } from './content.ts'
export type { Game } from './games.ts'
export type { Exclusion } from './exclusion.ts'
export type { PlayFigures, RealityCheck } from './play.ts'
export type { LimitOfType, LimitPeriod, Limits, LimitType, PeriodName } from './limits.ts'
export type { ChannelName, VerificationChannel } from './verification.ts'
export type {
  DocumentGroupView,
  Documents,
  DocumentStatus,
  SentDocument,
  SentFile,
  SourceOfFunds,
  VerificationStatuses,
} from './documents.ts'
export type { AutomaticValidation } from './automatic-validation.ts'
export type { PushEvent } from './push.ts'
