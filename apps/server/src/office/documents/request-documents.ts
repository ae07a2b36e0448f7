import { may } from '@fairhouse/contract/office/base/may.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { documentGroups, groupNames, placeOfType } from '@fairhouse/fields/lists/document-groups.ts'
import { nameText } from '@fairhouse/messages/my-data-texts.ts'
import { holdMoney, readMoneyHolds } from '../../cashier/holds/index.ts'
import { readDocumentStanding } from '../../knowing/document-review/index.ts'
import { requestDocuments as request, withdrawRequests } from '../../knowing/document-records/index.ts'
import type { ActContext, Colleague, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn, playerToRead } from '../players/index.ts'

type Requestable = OfficeAnswers<'GET /office/documents/requestable'>

/** Lists what a player can be asked for, as the player reads it. */
export async function readRequestable(asking: StaffContext, { player: id }: { player: string }): Promise<Requestable | OfficeRefused> {
  const { house, colleague } = asking
  const player = await playerToRead(asking, 'documents.request', id)
  if (isNo(player)) return player
  const { asked } = await readDocumentStanding(house.db, { shard: player.shard, player: player.id })
  const types = groupNames.flatMap((group) =>
    // A name that two groups share means the first.
    documentGroups[group]
      .filter((type) => placeOfType(type)?.group === group)
      .map((type) => ({ type, group, text: typeText(player.language, type), isAsked: asked.includes(type) })),
  )
  return { language: player.language, types, mayHold: mayHold(colleague) }
}

type Wanted = { player: string; types: string[]; holdMoney: boolean }

/** Asks a player for documents, and holds their money until they are here if that is wanted. */
export async function requestDocuments(asking: ActContext, wanted: Wanted): Promise<Record<string, never> | OfficeRefused> {
  const { house, colleague, reason, changes } = asking
  const types = wanted.types.flatMap((type) => placeOfType(type)?.type ?? [])
  if (types.length < wanted.types.length) return no('checkFields', { details: { fields: { types: { rule: 'oneOf' } } } })
  const player = await playerToActOn(asking, 'documents.request', wanted.player)
  if (isNo(player)) return player
  if (wanted.holdMoney && !mayHold(colleague)) return no('notAllowed', { details: { permission: 'holds.set' } })
  const owner = { shard: player.shard, player: player.id }
  const subject = `player:${player.id}`
  const before = await readDocumentStanding(house.db, owner)
  await request(house, owner, types, { actor: colleague.actor, reason })
  for (const type of types)
    if (!before.asked.includes(type)) changes({ what: 'document.request', subject, before: null, after: typeText(player.language, type) })
  if (wanted.holdMoney) {
    // A hold that is there waits for its own documents as well.
    const held = (await readMoneyHolds(house.db, owner.shard, owner.player)).find(({ kind }) => kind === 'documents')
    const documents = [...new Set([...(held?.documents ?? []), ...types])]
    await holdMoney(house, owner, { kind: 'documents', documents }, { actor: colleague.actor, reason })
    changes({ what: 'money.hold', subject, before: held ? 'documents' : null, after: 'documents' })
  }
  return {}
}

/** No longer asks a player for documents. */
export async function withdrawDocumentRequest(
  asking: ActContext,
  wanted: { player: string; types: string[] },
): Promise<Record<string, never> | OfficeRefused> {
  const { house, colleague, reason, changes } = asking
  const types = wanted.types.flatMap((type) => placeOfType(type)?.type ?? [])
  if (types.length < wanted.types.length) return no('checkFields', { details: { fields: { types: { rule: 'oneOf' } } } })
  const player = await playerToActOn(asking, 'documents.decide', wanted.player)
  if (isNo(player)) return player
  const owner = { shard: player.shard, player: player.id }
  if (!(await withdrawRequests(house, owner, types, { actor: colleague.actor, reason })))
    return no('mayNot', { message: 'The player is not asked for that.' })
  for (const type of types)
    changes({ what: 'document.request', subject: `player:${player.id}`, before: typeText(player.language, type), after: null })
  return {}
}

/** What a player reads for a type. */
const typeText = (language: string, type: string): string => {
  const key = `documents.type.${type}`
  const own = nameText(language, key)
  return own === key ? nameText(language, `list.documentType.${type}`) : own
}

/** Whoever decides on documents holds money for them; for anything else that is a permission of its own. */
const mayHold = ({ held }: Colleague): boolean => may(held, 'holds.set').may || may(held, 'documents.decide').may
