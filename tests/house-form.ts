/** What server, sandbox and studio read of their environment. */
export type Variables = Record<'server' | 'sandbox' | 'studio', Record<string, string>>

/** A way to run all three; the server's log goes to the list where there is one. */
export type HouseForm = (
  variables: Variables,
  log: string[] | undefined,
) => Promise<{ killServer: () => Promise<void>; close: () => Promise<void> }>
