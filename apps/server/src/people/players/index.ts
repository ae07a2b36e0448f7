export { emailRefusal, refreshDisposableDomains } from './email-domains.ts'
export { claimIdentifier } from './identifier.sql.ts'
export { isKeptOut } from './kept-out.ts'
export { type Personal, openPerson, sealNewPerson, writePerson } from './person.ts'
export { phoneField } from './phone-field.ts'
export { readPhone } from './phone.ts'
export {
  type Closure,
  type PlayerRow,
  type PlayerStatus,
  endLogin,
  lockPlayer,
  readPlayer,
  readPlayerByLogin,
  writeAgeVerified,
  writeClosure,
  writeFrozenUntil,
  writeLanguage,
  writeLogin,
  writePlayer,
  writePlayerStatus,
  writePotentialMinor,
  writeProven,
  writeValidated,
} from './player.sql.ts'
export { profileOf } from './profile.ts'
