/** The statements that frame a transaction. */
export const begin = 'begin'

/** Keeps what a transaction did. */
export const commit = 'commit'

/** Drops what a transaction did. */
export const rollback = 'rollback'

/** Listens on a channel whose name is already quoted. */
export const listenTo = (channel: string) => `listen ${channel}`

/** Asks whether a server follows another one, or takes no writes for another reason. */
export const isFollowing = `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as follows`

/** Asks for nothing but an answer. */
export const ask = 'select 1'
