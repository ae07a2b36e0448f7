import { Notice } from '@fairhouse/ui'
import { useT } from '../base/site.ts'

/** Says from which parts of a country alone players may come; drawn only where its rules name such parts. */
export function OnlyRegions({ country }: { country: string }) {
  const t = useT()
  return <Notice>{t('field.rule.zipRegion', { country })}</Notice>
}
