import type { Documents } from '@fairhouse/contract'
import type { House, PlayerContext } from '../../base/house.ts'
import { standingOf, type Requested } from '../document-records/document-group.ts'
import type { DocumentRow } from '../document-records/document.sql.ts'
import type { PersonGroup } from './provider-contract/provider.ts'
import { providerNamed, providerOn } from './providers/providers.ts'
import { stoppedBy } from './settle-validation.ts'
import { readValidations } from './validation.sql.ts'
import { verificationTokenFor } from './verification-token.ts'

/** Returns what the player is offered of automatic validation; null if documents are sent by hand. */
export async function validationOffer(
  asking: PlayerContext,
  sent: readonly DocumentRow[],
  requested: readonly Requested[],
): Promise<Documents['automatic']> {
  const { house, player } = asking
  const provider = providerOn(house)
  if (!provider) return null
  const isStopped = stoppedBy(await readValidations(house.db, player), sent)
  return {
    provider,
    covers: [...(providerNamed(provider)?.covers(house.settings) ?? [])],
    groups: openGroups(house, sent, requested),
    verificationToken: verificationTokenFor(asking),
    refused: isStopped ? 'idenfyAML' : null,
  }
}

/** Returns the groups the enabled service would check: those it covers that are neither approved nor pending. */
export function openGroups(house: House, sent: readonly DocumentRow[], requested: readonly Requested[]): PersonGroup[] {
  const covered = providerNamed(providerOn(house) ?? '')?.covers(house.settings) ?? []
  return covered.filter((group) => standingOf(group, sent, requested).offered.length > 0)
}
