export { profileOf, type Personal } from './profile.ts'
export {
  readPlayer,
  readPlayerByLogin,
  writePlayer,
  writeClosure,
  writePlayerStatus,
  writeActivated,
  writeLanguage,
  writeLoginTime,
  type Closure,
  type PlayerRow,
  type PlayerStatus,
} from './player.sql.ts'
