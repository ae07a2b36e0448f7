import { Nothing, type Call } from '../base/call.ts'

const deleteAccount = {
  at: 'POST /api/account/delete',
  about:
    'Closes the account of the logged-in player, as its owner asks for its deletion, and ends every session. 263: money is left, or on its way in or out',
  takes: Nothing,
  answers: Nothing,
  refuses: [115, 263, 9102],
  who: 'player',
} as const satisfies Call

const closeAccount = {
  at: 'POST /api/account/close',
  about:
    'Closes the account of the logged-in player, as its owner wishes, until they have it opened again, and ends every session. 263 (`closing`): money is left, or on its way in or out',
  takes: Nothing,
  answers: Nothing,
  refuses: [115, 263, 9102],
  who: 'player',
} as const satisfies Call

export const account = { closeAccount, deleteAccount }
