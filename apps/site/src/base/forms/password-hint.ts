import { passwordNeeds } from '@fairhouse/fields/password.ts'
import { numberSetting } from '../setting.ts'
import type { Site } from '../site.ts'

/** Returns the hint for a new password, by the rule named in the settings (`password.rule`). */
export function passwordHint({ settings, texts: { t } }: Pick<Site, 'settings' | 'texts'>): string {
  const { hint, number } = passwordNeeds(settings.fe['password.rule'], numberSetting(settings, 'password.minLength', 6))
  return t(hint, { number })
}
