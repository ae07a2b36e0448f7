import type { StopView } from '@fairhouse/contract/office/incidents.ts'
import type { Texts } from '@fairhouse/messages'

/** Says what is stopped, such as “Deposits: card-acquirer, SWE”. */
export function stopWords(
  { t }: Pick<Texts, 't'>,
  { kind, targetName, country }: Pick<StopView, 'kind' | 'targetName' | 'country'>,
): string {
  const of = [targetName, country].filter((part) => part !== null)
  return `${t(`office-incidents.kind.${kind}`)}${of.length > 0 ? `: ${of.join(', ')}` : ''}`
}
