import type { House } from '../../base/house.ts'
import { writePageVersion, type NewPage } from './page.sql.ts'

/** Publishes a page of the operator's own as its next version; `by` is kept with it. Returns the version. Earlier ones stay. */
export const publishPage = ({ db, clock }: House, page: Omit<NewPage, 'is_example'>, by: string): Promise<number | undefined> =>
  writePageVersion(db, { ...page, is_example: false }, clock.now(), by)
