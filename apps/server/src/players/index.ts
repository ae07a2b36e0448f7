export { profileOf, type Personal } from './profile.ts'
export {
  readPlayer,
  readPlayerByLogin,
  writePlayer,
  writePlayerStatus,
  writeActivated,
  writeLanguage,
  writeLoginTime,
  type PlayerRow,
  type PlayerStatus,
} from './player.sql.ts'
