import { numberSetting } from './shell/setting.ts'
import type { Site } from './site.ts'

/** The least length of a password of any kind, in letters. */
const shortestOfAnyKind = 8

/** What a new password must have, by the rule that the settings name (`password.rule`). */
export function passwordHint({ settings, texts: { t } }: Pick<Site, 'settings' | 'texts'>): string {
  const number = numberSetting(settings, 'password.minLength', 6)
  if (settings.fe['password.rule'] === 'strict') return t('field.hint.passwordLength', { number: Math.max(shortestOfAnyKind, number) })
  return t('field.hint.password', { number })
}
