import type { Limits, Profile } from '@fairhouse/contract'

/** What the server answers about a player of whom there is nothing to tell. */
export const ofPlayer = {
  'GET /api/wallet': {
    currency: 'EUR',
    balance: '12.00',
    cash: '12.00',
    cashReserve: '0.00',
    held: '0.00',
    inPlay: '0.00',
    pendingWithdrawal: '0.00',
    promo: '0.00',
    bettingBonus: '0.00',
    cashBack: '0.00',
    savingCash: '0.00',
    liveCasinoBonus: { playableBonus: '0.00', totalWinnings: '0.00', maxWinnings: '0.00' },
    freeSpins: 0,
    awardPoints: 0,
    currentTurnover: '0.00',
    totalTurnover: '0.00',
  },
  'GET /api/limits': { limits: {} },
  'GET /api/limits/texts': { texts: {} },
  'GET /api/exclusion': { exclusion: null, timeOutHours: [24], exclusionMonths: [6, null], leastDays: null, returnHours: null },
  'GET /api/games/menu': { total: 0, groups: [], menu: [], banners: [], shelves: { home: [], live: [], poker: [] } },
}

/** A player as the pages know them. */
export const player: Partial<Profile> = {
  playerId: '7',
  fullName: 'Ada Lovelace',
  lastLoginTime: '2026-01-01T00:00:00.000Z',
  details: { country: 'MLT' } as Profile['details'], // what pages read of them
}

/** The limits of a player, of these types alone. */
export const limitsWith = (types: Partial<Limits>): Limits => ({
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  nldLimitActive: false,
  amountRemoving: true,
  localeUpdateTime: '00:00',
  increasingEffectiveHours: 24,
  reviewDue: false,
  ...types,
})
