/** A person whom the sandbox's identity services know. The names are those of specimen documents. */
export type Person = {
  id: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  gender: 'male' | 'female'
  /** Alpha-3. */
  country: string
  /** As the country writes it; null if services there do not use one. */
  nationalId: string | null
  phone: string
  email: string
  street: string
  zipCode: string
  city: string
}

const person = (
  id: string,
  [firstName, lastName, gender, birthDate]: [string, string, Person['gender'], string],
  [country, nationalId, phone]: [string, string | null, string],
  [street, zipCode, city]: [string, string, string],
): Person => ({ id, firstName, lastName, gender, birthDate, country, nationalId, phone, email: `${id}@example.com`, street, zipCode, city })

/** One list for all services: adults of several countries, and two minors. Nobody else is known to any service. */
export const people: readonly Person[] = [
  person(
    'mari-liis',
    ['Mari-Liis', 'Männik', 'female', '1990-05-23'],
    ['EST', '49005230210', '+37255500101'],
    ['Kohtu 1', '10130', 'Tallinn'],
  ),
  person(
    'jaak',
    ['Jaak-Kristjan', 'Jõeorg', 'male', '1985-02-12'],
    ['EST', '38502120478', '+37255500102'],
    ['Ülikooli 18', '50090', 'Tartu'],
  ),
  person(
    'vardene',
    ['Vardenė', 'Pavardenė', 'female', '1988-03-17'],
    ['LTU', '48803170331', '+37061200101'],
    ['Pilies g. 5', '01123', 'Vilnius'],
  ),
  person(
    'vardenis',
    ['Vardenis', 'Pavardenis', 'male', '1979-11-05'],
    ['LTU', '37911050817', '+37061200102'],
    ['Laisvės al. 9', '44238', 'Kaunas'],
  ),
  person(
    'andris',
    ['Andris', 'Paraudziņš', 'male', '1979-05-11'],
    ['LVA', '110579-10018', '+37120000101'],
    ['Brīvības iela 3', 'LV-1010', 'Rīga'],
  ),
  person(
    'willeke',
    ['Willeke Liselotte', 'De Bruijn', 'female', '1985-03-10'],
    ['NLD', '999990019', '+31612345678'],
    ['Herengracht 10', '1015 BK', 'Amsterdam'],
  ),
  person(
    'svea',
    ['Svea', 'Specimen', 'female', '1985-06-10'],
    ['SWE', '198506102386', '+46701740605'],
    ['Drottninggatan 4', '111 51', 'Stockholm'],
  ),
  person(
    'matti',
    ['Matti', 'Meikäläinen', 'male', '1988-05-23'],
    ['FIN', '230588-8533', '+358401234567'],
    ['Aleksanterinkatu 7', '00100', 'Helsinki'],
  ),
  person('erika', ['Erika', 'Mustermann', 'female', '1984-08-12'], ['DEU', null, '+4915112345678'], ['Heidestraße 17', '51147', 'Köln']),
  person(
    'angela',
    ['Angela', 'Specimen', 'female', '1988-12-04'],
    ['GBR', null, '+447700900123'],
    ['High Street 12', 'SW1A 1AA', 'London'],
  ),
  person('noor', ['Noor', 'Alaealine', 'female', '2012-04-12'], ['EST', '61204120206', '+37255500103'], ['Pikk 7', '10123', 'Tallinn']),
  person(
    'jaunius',
    ['Jaunius', 'Nepilnametis', 'male', '2013-09-09'],
    ['LTU', '51309090112', '+37061200103'],
    ['Didžioji g. 2', '01128', 'Vilnius'],
  ),
]

/** Returns whether a person is under eighteen at a moment. */
export const isMinor = ({ birthDate }: Person, now: Date): boolean =>
  birthDate > `${now.getUTCFullYear() - 18}${now.toISOString().slice(4, 10)}`

export const personById = (id: string): Person | undefined => people.find((one) => one.id === id)
export const personByNationalId = (country: string, nationalId: string): Person | undefined =>
  people.find((one) => one.country === country && one.nationalId === nationalId)
