/** What server and sandbox read of their environment. */
export type Variables = { server: Record<string, string>; sandbox: Record<string, string> }

/** A way to run both; the server's log goes to the list where there is one. */
export type HouseForm = (
  variables: Variables,
  log: string[] | undefined,
) => Promise<{ killServer: () => Promise<void>; close: () => Promise<void> }>
