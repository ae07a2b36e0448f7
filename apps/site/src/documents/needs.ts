import type { Documents } from '@fairhouse/contract'

/**
 * Returns what we need from a player: identity documents while one of the five verification statuses is not verified,
 * requested ones while the request is pending. What was sent and waits is not asked for again.
 */
export function needsOf({ verification, groups, requests }: Documents): { groups: ('identity' | 'address')[]; types: string[] } {
  const { ageVerificationStatus, nameVerificationStatus, addressVerificationStatus, userValidated, hasPendingDocumentRequest } =
    verification
  const isOpen = (group: 'identity' | 'address') => groups[group].groupStatus === null || groups[group].groupStatus === 'rejected'
  const person = ageVerificationStatus !== 'verified' || nameVerificationStatus !== 'verified'
  const asked = {
    identity: person || (!userValidated && groups.identity.groupStatus === null),
    address: addressVerificationStatus !== 'verified' || (!userValidated && groups.address.groupStatus === null),
  }
  const named = requests.filter(({ group, type }) => {
    const { types, nextType } = groups[group as keyof typeof groups] // a group's name
    return nextType === type || types[type] === null || types[type] === 'rejected'
  })
  return {
    groups: (['identity', 'address'] as const).filter((group) => asked[group] && isOpen(group)),
    types: hasPendingDocumentRequest ? named.map(({ type }) => type) : [],
  }
}
