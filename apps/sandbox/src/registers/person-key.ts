/** Returns the key of a person by last name and birth date, ignoring case and spaces. */
export const nameKey = (lastName: string, birthDate: string): string =>
  `${lastName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')} ${birthDate}`

/** Returns the key of a person by national id: its letters and digits. */
export const idKey = (id: string): string => id.toUpperCase().replace(/[^A-Z0-9]/g, '')
