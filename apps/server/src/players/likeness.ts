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
