import type { House } from '../../base/house.ts'
import type { Owner, Place } from '../../base/keys/personal-data.ts'
import type { DocumentRow } from './document.sql.ts'

/** What is read from a document, sealed beside its files. */
export type DocumentDetails = { name: string; fields: Record<string, string>; amount?: string }

export const detailsPlace = ({ shard, player }: Owner, id: string): Place => `document.details ${shard}/${player}/${id}`

export const filePlace = ({ shard, player }: Owner, document: string, place: number): Place =>
  `document_file.content ${shard}/${player}/${document}/${place}`

/** Opens what was read from a document. */
export const openDetails = ({ personal }: Pick<House, 'personal'>, row: DocumentRow): DocumentDetails =>
  personal.of(row, row.person_key).open<DocumentDetails>(row.details, detailsPlace(row, row.id))
