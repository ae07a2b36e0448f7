import type { House } from '../../base/house.ts'
import type { Role } from '../../base/database/rights.ts'

/** The state of one thing: in order, worth a look, or unfit for players. */
type State = 'ok' | 'warning' | 'wrong'

/** An examination's finding in a sentence; `todo` says what to do about it. */
export type Finding = { about: Examined; state: State; says: string; todo?: string }

/** What is examined before an installation goes live. */
export type Examined =
  | 'proxy'
  | 'clock'
  | 'disk'
  | 'keys'
  | 'roles'
  | 'mail'
  | 'providers'
  | 'backup'
  | 'time zone'
  | 'versions'
  | 'background work'
  | 'audit log'
  | 'months'

/** The installation as seen from the command line, in its server's environment. */
export type Patient = {
  house: House
  mode: 'sandbox' | 'live'
  /** The database, as its owner. */
  ownerUrl: string
  /** The names of `rights.ts` roles in this database. */
  roleNames: Readonly<Record<Role, string>>
  dataDir: string
  publicOrigin: string
  /** Whether the database is the embedded one, in the data folder. */
  embedded: boolean
  smtpUrl: string
  /** Returns a secret by the name that adapters use; undefined if not set. */
  secret: (name: string) => string | undefined
  /** Returns this computer's clock in milliseconds; the house's own may be moved with the sandbox. */
  machineNow: () => number
}

/** Builds findings about one thing. */
export function about(examined: Examined) {
  const finding =
    (state: State) =>
    (says: string, todo?: string): Finding => ({ about: examined, state, says, ...(todo ? { todo } : {}) })
  return { ok: finding('ok'), warning: finding('warning'), wrong: finding('wrong') }
}
