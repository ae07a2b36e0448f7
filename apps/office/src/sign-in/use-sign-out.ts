import { useOffice } from '../base/office.ts'

/** Ends the session; what was typed stays in this tab for whoever signs in again. */
export function useSignOut(): () => void {
  const { caller, queries } = useOffice()
  return () => {
    void caller.call('POST /office/sign-out', {}).then(() => queries.resetQueries())
  }
}
