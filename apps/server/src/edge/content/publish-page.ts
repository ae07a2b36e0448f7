import type { House } from '../../base/house.ts'
import { writePageVersion, type NewPage } from './page.sql.ts'

/**
 * Publishes an operator's page as its next version, keeping `by` with it and all earlier versions. Returns the version.
 */
export const publishPage = ({ db, clock }: House, page: Omit<NewPage, 'is_example'>, by: string): Promise<number | undefined> =>
  writePageVersion(db, { ...page, is_example: false }, clock.now(), by)
