/** The statements that frame a transaction. */
export const begin = 'begin'

/** Keeps what a transaction did. */
export const commit = 'commit'

/** Drops what a transaction did. */
export const rollback = 'rollback'

/** Asks for the notifications of a channel, whose name is quoted already. */
export const listenTo = (channel: string) => `listen ${channel}`

/** Asks for nothing but an answer. */
export const ask = 'select 1'
