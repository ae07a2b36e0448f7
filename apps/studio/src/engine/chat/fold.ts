/** Pairs of a letter or sign and what it is read as. */
const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)])

/** Letters of other scripts, signs and digits that are read as a Latin letter; and the forms of one Arabic letter. */
const lookAlikes = new Map(
  pairs(`
    0o 1i 3e 4a 5s 7t @a $s €e ıi łl øo đd ßss æae œoe þth ðd
    аa вb сc ԁd еe һh іi јj кk ӏl мm нh оo рp ѕs тt уy ѵv хx зe
    αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw
    أا إا آا ٱا ىي ئي ؤو ةه کك یي
  `),
)

/** Writes digits of every script as those of ours. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))

/** The digits of a script stand in a row of ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

/**
 * Writes a text so that what looks alike is alike: small letters without marks, look-alikes of other scripts and digits as
 * the letter that they stand for. What else is neither letter nor digit stays.
 */
export function fold(text: string): string {
  const bare = plainDigits(text.normalize('NFKD').toLowerCase())
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replaceAll(/[!|](?=\p{L})/gu, 'i')
  return [...bare].map((letter) => lookAlikes.get(letter) ?? letter).join('')
}

/** Returns what a nickname has in common with all that could be taken for it. */
export function foldName(nickname: string): string {
  return fold(nickname)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
