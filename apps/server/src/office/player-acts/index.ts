import {
  closePlayer,
  endPlayerSessions,
  erasePlayer,
  freezePlayer,
  reopenPlayer,
  suspendPlayer,
  takeFactorOff,
  unfreezePlayer,
} from './account-acts.ts'
import { bonusGates, giveBonus, listGiveable } from './bonus-acts.ts'
import { createPlayer } from './create-player.ts'
import { gateOfMinor, invalidatePlayer, markMinor, validatePlayer } from './identity-acts.ts'
import {
  allowBonuses,
  allowRaises,
  barFromBonuses,
  blockRaises,
  excludePlayer,
  gateOfLimit,
  holdPlayerMoney,
  markPlayer,
  releasePlayerMoney,
  setPlayerLimit,
  unmarkPlayer,
} from './protection-acts.ts'
import { gateOfStored, judgeStored, revealStored } from './stored-acts.ts'

/** What does the calls that act on one player. */
export const playerActHandlers = {
  createPlayer,
  freezePlayer,
  unfreezePlayer,
  endPlayerSessions,
  takeFactorOff,
  suspendPlayer,
  closePlayer,
  reopenPlayer,
  erasePlayer,
  markMinor,
  validatePlayer,
  invalidatePlayer,
  excludePlayer,
  setPlayerLimit,
  blockRaises,
  allowRaises,
  barFromBonuses,
  allowBonuses,
  listGiveable,
  giveBonus,
  markPlayer,
  unmarkPlayer,
  holdPlayerMoney,
  releasePlayerMoney,
  judgeStored,
  revealStored,
}

/** The gates that depend on what is asked for. */
export const playerGates = {
  ...bonusGates,
  'POST /office/players/minor': gateOfMinor,
  'POST /office/players/limits/set': gateOfLimit,
  'POST /office/players/stored/judge': gateOfStored,
}
