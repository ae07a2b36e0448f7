export { profileOf, type Personal } from './profile.ts'
export {
  lockPlayer,
  readPlayer,
  readPlayerByLogin,
  writePasswordHash,
  writePlayer,
  writeClosure,
  writePlayerStatus,
  writePotentialMinor,
  writeActivated,
  writeLanguage,
  writeLoginTime,
  type Closure,
  type NewPlayer,
  type PlayerRow,
  type PlayerStatus,
} from './player.sql.ts'
