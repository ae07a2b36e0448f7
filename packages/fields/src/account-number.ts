import { codiceCheckLetter } from './national-id/ita.ts'
import { luhnSum, mod1110, weighted } from './national-id/told.ts'

/** Returns whether the national part of an IBAN (from the fifth character on) passes the check of its country. */
type AccountCheck = (account: string) => boolean

/** Wraps a check of digits; letters fail it. */
const ofDigits =
  (check: AccountCheck): AccountCheck =>
  (account) =>
    /^\d+$/.test(account) && check(account)
const modulo97 = (rest: bigint) => ofDigits((account) => BigInt(account) % 97n === rest)

const belgium = ofDigits((account) => (Number(account.slice(0, 10)) % 97 || 97) === Number(account.slice(10)))

/** Two check digits in the middle: the first covers bank and branch, the second the account. */
const spain = ofDigits((account) => {
  const digitOf = (sum: number) => '01987654321'.charAt(sum % 11)
  const bank = digitOf(weighted(account.slice(0, 8), [4, 8, 5, 10, 9, 7, 3, 6]))
  const number = digitOf(weighted(account.slice(10), [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]))
  return account.slice(8, 10) === `${bank}${number}`
})

/** The key of a RIB. Letters count 1 to 9 from A and J on, 2 to 9 from S on. */
const france: AccountCheck = (account) => {
  const digits = account.replace(/[A-Z]/g, (letter) => {
    const place = letter.charCodeAt(0) - 65
    return String(place < 18 ? (place % 9) + 1 : place - 16)
  })
  return BigInt(digits) % 97n === 0n
}

/** The CIN: its letter comes first. */
const italy: AccountCheck = (account) => /^[A-Z]\d{10}/.test(account) && codiceCheckLetter(account.slice(1)) === account[0]

const czechia = ofDigits(
  (account) =>
    weighted(account.slice(4, 10), [10, 5, 8, 4, 2, 1]) % 11 === 0 &&
    weighted(account.slice(10), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
)

const croatia = ofDigits((account) => mod1110(account.slice(0, 7)) === 1 && mod1110(account.slice(7)) === 1)

const hungary = ofDigits((account) => {
  const weights = [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1]
  return weighted(account.slice(0, 8), weights) % 10 === 0 && weighted(account.slice(8), weights) % 10 === 0
})

const poland = ofDigits((account) => weighted(account, [3, 9, 7, 1, 3, 9, 7, 1]) % 10 === 0)

/**
 * Countries whose central bank or banks' association has published a check that holds for every account: BE Febelfin;
 * CZ decree 169/2011 and SK decree of Národná banka on account numbers; ES the CCC of Banco de España; FI Finance
 * Finland; FR and MC the key of the RIB (CFONB); HR HNB; HU the giro standard of MNB; IT and SM the CIN (ABI); PL NBP;
 * PT the NIB of Banco de Portugal; SI Banka Slovenije. Others are left out, because a false refusal costs more than a
 * miss: accounts of the Dutch Postbank and some Norwegian ones have no check digit, and each German bank has its own.
 */
const checks: Readonly<Record<string, AccountCheck>> = {
  BE: belgium,
  CZ: czechia,
  ES: spain,
  FI: ofDigits((account) => luhnSum(account) % 10 === 0),
  FR: france,
  HR: croatia,
  HU: hungary,
  IT: italy,
  MC: france,
  PL: poland,
  PT: modulo97(1n),
  SI: modulo97(1n),
  SK: czechia,
  SM: italy,
}

/** Returns whether bank and account of an IBAN can exist in its country; true for countries without a check. */
export function isAccountNumber(country: string, account: string): boolean {
  return !Object.hasOwn(checks, country) || checks[country]!(account) // `hasOwn` has just found it
}
