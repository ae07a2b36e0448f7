/** How a person is known where a register asks for names: last name and birth date, whatever case and spaces. */
export const nameKey = (lastName: string, birthDate: string): string =>
  `${lastName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')} ${birthDate}`

/** How a person is known by a national id: its letters and digits. */
export const idKey = (id: string): string => id.toUpperCase().replace(/[^A-Z0-9]/g, '')
