/** Normalises a name for comparison: without diacritics, spaces and case, so that "Zoë-Anne" equals "zoe anne". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns what identifies a person without proof: name, birth date, postcode. */
export const likenessOf = (person: { firstName: string; lastName: string; birthDate: string; zipCode?: string }): string =>
  [plain(person.firstName), plain(person.lastName), person.birthDate, plain(person.zipCode ?? '')].join('|')

/** Returns somebody's household for comparison; empty if unknown. */
export const householdOf = ({ street = '', zipCode = '', city = '' }: { street?: string; zipCode?: string; city?: string }): string =>
  plain(street) && plain(zipCode) ? [plain(street), plain(zipCode), plain(city)].join('|') : ''
