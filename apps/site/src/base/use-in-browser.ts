import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is drawn in a browser that has taken the page over: what is live is drawn from then on, and nothing of it by the server. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
