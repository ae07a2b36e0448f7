import type { House } from '../../base/house.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { sealOf } from '../../base/keys/person-key.sql.ts'
import { filePlace } from '../document-records/document-seal.ts'
import { readDocumentFiles } from '../document-records/document.sql.ts'

/** A file of a document, opened. Whoever opens one for a person writes that they looked into the access log. */
export type DocumentFile = { place: number; contentType: string; content: Buffer }

/** Reads what kinds of files a document has, in order, without opening them. */
export const readFileTypes = async (house: House, owner: Owner, document: string): Promise<Omit<DocumentFile, 'content'>[]> =>
  (await readDocumentFiles(house.db, owner, document)).map(({ place, content_type: contentType }) => ({ place, contentType }))

/** Opens the files of a player's document, in order. */
export async function openDocumentFiles(house: House, owner: Owner, document: string): Promise<DocumentFile[]> {
  const files = await readDocumentFiles(house.db, owner, document)
  const seal = await sealOf(house.db, house, owner)
  return files.map(({ place, content_type: contentType, content }) => ({
    place,
    contentType,
    content: seal.openBytes(content, filePlace(owner, document, place)),
  }))
}

/** Opens one file; undefined if there is none. */
export async function openDocumentFile(house: House, owner: Owner, document: string, place: number): Promise<DocumentFile | undefined> {
  const file = (await readDocumentFiles(house.db, owner, document)).find((one) => one.place === place)
  if (!file) return undefined
  const content = (await sealOf(house.db, house, owner)).openBytes(file.content, filePlace(owner, document, place))
  return { place, contentType: file.content_type, content }
}
