/** The statements that frame a transaction. */
export const begin = 'begin'

/** Keeps what a transaction did. */
export const commit = 'commit'

/** Drops what a transaction did. */
export const rollback = 'rollback'

/** Listens on a channel whose name is already quoted. */
export const listenTo = (channel: string) => `listen ${channel}`

/** Asks for nothing but an answer. */
export const ask = 'select 1'
