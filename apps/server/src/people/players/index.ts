export { refreshDisposableDomains } from './email-domains.ts'
export { isKeptOut } from './kept-out.ts'
export { type Personal, openPerson, sealNewPerson } from './person.ts'
export { readPhone } from './phone.ts'
export {
  type Closure,
  type PlayerRow,
  type PlayerStatus,
  lockPlayer,
  readPlayer,
  readPlayerByLogin,
  writeAgeVerified,
  writePlayer,
  writeValidated,
} from './player.sql.ts'
export { profileOf } from './profile.ts'
