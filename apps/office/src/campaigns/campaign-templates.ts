import type { Written } from '../written/index.ts'

/** What a new campaign can begin with: the usual kinds, to be changed in every field. */
export const templateIds = ['match', 'freeSpins', 'code', 'registration', 'ownFirst', 'reload'] as const
type TemplateId = (typeof templateIds)[number]

const terms: Readonly<Record<TemplateId, Written>> = {
  match: {
    promoAmount: '100',
    promoAmountType: 'percentage',
    minDepositAmount: '20.00',
    maxPromoLimit: '100.00',
    turnoverFactor: '10',
    maxBetAmount: '5.00',
  },
  freeSpins: { freeSpinAmount: 20, freeSpinValue: '0.20', freeSpinMaxWinnings: '50.00', minDepositAmount: '20.00' },
  registration: { freeSpinAmount: 20, freeSpinValue: '0.20', freeSpinMaxWinnings: '50.00' },
  code: { promoAmount: '10.00', turnoverFactor: '10', maxBetAmount: '5.00' },
  ownFirst: { promoAmount: '20.00', minDepositAmount: '20.00', turnoverFactor: '10' },
  reload: { cashAmount: '10', cashAmountType: 'percentage', minDepositAmount: '20.00', maxCashLimit: '20.00' },
}

const more: Readonly<Record<TemplateId, Written>> = {
  match: { deposits: [1], timesPerPlayer: 1, validDays: 60, wagering: { onWithdrawal: 'keep' } },
  freeSpins: { timesPerPlayer: 1, validDays: 60, wagering: { winnings: { to: 'cash' } } },
  code: { offeredAt: ['code'], listed: false, timesPerPlayer: 1, validDays: 60 },
  registration: { offeredAt: ['registration'], timesPerPlayer: 1, validDays: 60, wagering: { winnings: { to: 'cash' } } },
  ownFirst: { timesPerPlayer: 1, validDays: 60, wagering: { preWager: true } },
  reload: { coolOffHours: 168 },
}

/** Writes a new campaign of a kind with terms in one currency; it begins at a moment. */
export const templateOf = (id: TemplateId | undefined, name: string, currency: string, startsAt: string): Written => ({
  offeredAt: ['deposit'],
  ...(id ? more[id] : {}),
  names: id ? { en: name } : {},
  startsAt,
  terms: id ? { [currency]: terms[id] } : {},
})

/** Copies a campaign for a new one. What may be there once only, its id, its code and its time, is not taken along. */
export function copyOf({ id: _id, promoCode: _code, endsAt: _end, ...data }: Written, startsAt: string): Written {
  return { ...data, startsAt }
}
