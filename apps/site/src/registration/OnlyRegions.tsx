import type { MessageKey } from '@fairhouse/messages'
import { Notice } from '@fairhouse/ui'
import { useSite } from '../site.ts'

/** Says from which parts of a country alone players may come, where its rules say so. */
export function OnlyRegions({ regions }: { regions: readonly string[] | undefined }) {
  const { texts } = useSite()
  if (!regions) return null
  const names = regions.map((region) => {
    const key = `registration.region.${region}`
    return texts.has(key) ? texts.t(key as MessageKey) : region // has() looked
  })
  const list = new Intl.ListFormat(texts.language.tag, { type: 'conjunction' }).format(names)
  return <Notice>{texts.t('registration.onlyRegions', { regions: list })}</Notice>
}
