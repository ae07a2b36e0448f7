import { check } from '@fairhouse/fields'
import { refuse, type Refused } from '../../base/http/refusal.ts'

/**
 * Returns why a login cannot exist, before any look-up: 9 for a user name, 7 for an e-mail address, 6 for neither;
 * undefined if it could.
 */
export function loginFormatRefusal(written: string): Refused | undefined {
  const login = written.trim()
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\s\u0000-\u001f\u007f]/.test(login)) return wrong('loginFormat', 'wrongFormat')
  if (login.includes('@')) return breaks('email', login) ? wrong('loginEmailFormat', 'email') : undefined
  return breaks('username', login) ? wrong('loginUserNameFormat', 'username') : undefined
}

const breaks = (rule: 'email' | 'username', value: string) => check({ name: 'login', kind: 'text', rules: [{ rule }] }, value) !== undefined
const wrong = (name: 'loginFormat' | 'loginEmailFormat' | 'loginUserNameFormat', rule: string) =>
  refuse(name, { details: { fields: { login: { rule } } } })
