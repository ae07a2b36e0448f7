import { passwordNeeds } from '@fairhouse/fields/password.ts'
import { numberSetting } from '../setting.ts'
import type { Site } from '../site.ts'

/** What a new password must have, by the rule that the settings name (`password.rule`). */
export function passwordHint({ settings, texts: { t } }: Pick<Site, 'settings' | 'texts'>): string {
  const { hint, number } = passwordNeeds(settings.fe['password.rule'], numberSetting(settings, 'password.minLength', 6))
  return t(hint, { number })
}
