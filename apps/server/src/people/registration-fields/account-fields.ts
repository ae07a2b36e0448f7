import { countries, countryName } from '@fairhouse/fields/lists/index.ts'
import { passwordField } from '../passwords/password-rules.ts'
import { required, rule, type Asked, type Describe } from './asked.ts'

/** Fields that open an account: address, password, names to sign in and play with, country. */
export const accountFields: Record<string, Describe> = {
  email: ({ house: { settings } }) => ({
    name: 'email',
    kind: 'email',
    format: 'email',
    autocomplete: 'email',
    rules: [required, rule('email'), rule('maxLength', { number: settings.get('fields.emailMaxLength') })],
  }),
  confirmEmail: () => ({
    name: 'confirmEmail',
    kind: 'email',
    format: 'email',
    autocomplete: 'email',
    rules: [required, rule('same', { field: 'email' })],
  }),
  password: ({ house }) => passwordField(house),
  confirmPassword: () => ({
    name: 'confirmPassword',
    kind: 'password',
    autocomplete: 'new-password',
    rules: [required, rule('same', { field: 'password' })],
  }),
  nickName: (asked) => named(asked, 'nickName', 'nickname'),
  bingoNickName: (asked) => named(asked, 'bingoNickName', 'bingoNickname'),
  userName: (asked) => named(asked, 'userName', 'username'),
  country: (asked) => ({
    name: 'country',
    kind: 'select',
    value: asked.country,
    autocomplete: 'country',
    rules: [required, rule('oneOf')],
    options: countryOptions(asked),
  }),
  birthCountry: ({ languageTag }) => ({
    name: 'birthCountry',
    kind: 'select',
    rules: [required, rule('oneOf')],
    options: byName(
      languageTag,
      countries.map(({ alpha3 }) => alpha3),
    ),
  }),
}

function named({ house: { settings } }: Asked, name: string, shape: string) {
  const [min, max] = [settings.get('fields.nicknameMinLength'), settings.get('fields.nicknameMaxLength')]
  return {
    name,
    kind: 'text' as const,
    format: 'trim',
    autocomplete: 'nickname',
    hint: `field.hint.${name}`,
    rules: [required, rule(shape), rule('minLength', { number: min }), rule('maxLength', { number: max })],
  }
}

/**
 * Returns the countries to choose from: by the visitor's rules, without unserved ones and, for visitors, those of
 * pay-and-play. The current one always stays.
 */
function countryOptions({ house: { settings }, country, visitorRules, loggedIn, languageTag }: Asked) {
  const lists = settings.get('registration.countries')
  const list = lists[visitorRules] ?? lists['*'] ?? []
  const blocked = settings.get('be.countryBlacklist')
  const payAndPlay = loggedIn ? [] : settings.get('deposit.payAndPlayCountries')
  const offered = countries
    .map(({ alpha3 }) => alpha3)
    .filter((alpha3) => (list.length === 0 || list.includes(alpha3)) && !blocked.includes(alpha3) && !payAndPlay.includes(alpha3))
  const known = countries.some(({ alpha3 }) => alpha3 === country)
  return byName(languageTag, known && !blocked.includes(country) ? [...new Set([...offered, country])] : offered)
}

/** Returns countries sorted by name in a language. */
function byName(tag: string, codes: readonly string[]): { value: string; label: string }[] {
  const collator = new Intl.Collator(tag)
  return codes.map((value) => ({ value, label: countryName(value, tag) })).toSorted((a, b) => collator.compare(a.label, b.label))
}
