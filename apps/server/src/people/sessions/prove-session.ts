import type { Sql } from '../../base/database/database.ts'
import { writeSessionProven } from './session.sql.ts'

/**
 * Stores that somebody proved who they are in an open session at `at`, in the caller's transaction; an earlier time
 * changes nothing.
 */
export const proveSession = (sql: Sql, sessionId: string, at: Date): Promise<void> => writeSessionProven(sql, sessionId, at)
