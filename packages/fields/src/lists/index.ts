export { countries, countryName, countryOf, type CountryEntry } from './countries.ts'
export { statesOf, type StateEntry } from './states.ts'
export { genders, occupations, statements } from './options.ts'
