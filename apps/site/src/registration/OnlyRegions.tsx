import { Notice } from '@fairhouse/ui'
import { useT } from '../base/site.ts'

/** Names the parts of a country from which players may come; shown only if its rules name such parts. */
export function OnlyRegions({ country }: { country: string }) {
  const t = useT()
  return <Notice>{t('field.rule.zipRegion', { country })}</Notice>
}
