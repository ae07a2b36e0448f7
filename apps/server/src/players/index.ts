export { claimIdentifier, readAlike, readIdentifierOwner, writeLikeness, type IdentifierKind, type LikenessKind } from './identifier.sql.ts'
export { isKeptOut } from './kept-out.ts'
export { emailRefusal, refreshDisposableDomains } from './email-domains.ts'
export { householdOf, likenessOf } from './likeness.ts'
export { openPerson, sealNewPerson, writePerson, type Personal } from './person.ts'
export { phoneField } from './phone-field.ts'
export { phoneRulesOf, readPhone } from './phone.ts'
export { profileOf } from './profile.ts'
export {
  claimLogin,
  endLogin,
  insertPlayer,
  lockPlayer,
  readPlayer,
  readPlayerByLogin,
  writeLogin,
  writePasswordHash,
  writePlayer,
  writeClosure,
  writePlayerStatus,
  writeFrozenUntil,
  writePotentialMinor,
  writeProven,
  writeActivated,
  writeAgeVerified,
  writeValidated,
  writeLanguage,
  writeLoginTime,
  type Closure,
  type NewPlayer,
  type PlayerRow,
  type PlayerStatus,
} from './player.sql.ts'
