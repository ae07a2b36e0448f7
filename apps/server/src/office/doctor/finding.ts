import type { House } from '../../base/house.ts'
import type { Role } from '../../base/database/rights.ts'

/** How it stands with one thing: in order, worth a look, or not fit for players. */
type State = 'ok' | 'warning' | 'wrong'

/** What an examination found, in one sentence; `todo` says what to do about it. */
export type Finding = { about: Examined; state: State; says: string; todo?: string }

/** What is looked at before an installation goes live. */
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

/** The installation as it is seen from the command line, in the environment of its server. */
export type Patient = {
  house: House
  mode: 'sandbox' | 'live'
  /** The database, entered as its owner. */
  ownerUrl: string
  /** What the roles of `rights.ts` are called there. */
  roleNames: Readonly<Record<Role, string>>
  dataDir: string
  publicOrigin: string
  /** Whether the database is the embedded one, in the data folder. */
  embedded: boolean
  smtpUrl: string
  /** A secret of the environment by the name that adapters use; undefined where it is not set. */
  secret: (name: string) => string | undefined
  /** The clock of this computer, in milliseconds; the house's own may be moved beside the sandbox. */
  machineNow: () => number
}

/** Findings about one thing. */
export function about(examined: Examined) {
  const finding =
    (state: State) =>
    (says: string, todo?: string): Finding => ({ about: examined, state, says, ...(todo ? { todo } : {}) })
  return { ok: finding('ok'), warning: finding('warning'), wrong: finding('wrong') }
}
