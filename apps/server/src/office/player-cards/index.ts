import { explainLimits } from './explain-limits.ts'
import { listStored } from './list-stored.ts'
import { askMarketing, readLimits } from './of-limits.ts'
import { readBonuses, readDocuments, readMoney, readPlay } from './of-money.ts'
import { readAccess, readConsent, readIdentity, readLinks } from './of-person.ts'

/** What does the calls that read the cards of a player's page. */
export const playerCardHandlers = {
  readIdentity,
  readAccess,
  readMoney,
  readPlay,
  readLimits,
  readBonuses,
  readPlayerDocuments: readDocuments,
  readLinks,
  readConsent,
  askMarketing,
  explainLimits,
  listStored,
}
