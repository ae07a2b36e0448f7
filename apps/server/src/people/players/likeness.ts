/** A name as it is compared: without marks, spaces and case, so that "Zoë-Anne" and "zoe anne" are one. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What a person is recognised by where nothing proves it: name, birth date, postcode. */
export const likenessOf = (person: { firstName: string; lastName: string; birthDate: string; zipCode?: string }): string =>
  [plain(person.firstName), plain(person.lastName), person.birthDate, plain(person.zipCode ?? '')].join('|')

/** Where somebody lives, as it is compared; nothing where it is not known. */
export const householdOf = ({ street = '', zipCode = '', city = '' }: { street?: string; zipCode?: string; city?: string }): string =>
  plain(street) && plain(zipCode) ? [plain(street), plain(zipCode), plain(city)].join('|') : ''
