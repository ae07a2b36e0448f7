import { listBonusLinks } from './list-bonus-links.ts'

/** What does the call about bonuses of accounts that belong together. */
export const bonusLinkHandlers = { listBonusLinks }
