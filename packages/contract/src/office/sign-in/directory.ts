import { z } from 'zod'
import { Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { Me } from '../base/shapes.ts'

const readDirectory = {
  at: 'GET /office/directory',
  about: 'Whether the house’s own directory can sign somebody in, and what it is called',
  takes: Nothing,
  answers: z.object({ name: z.string().nullable() }),
  refuses: [],
  permission: 'nobody',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const beginDirectory = {
  at: 'POST /office/directory/begin',
  about: 'Begins a sign-in by the directory: answers the address to go to. It comes back to /directory once, within ten minutes',
  takes: Nothing,
  answers: z.object({ address: z.url() }),
  refuses: ['directoryRefused'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const signInByDirectory = {
  at: 'POST /office/directory/sign-in',
  about:
    'Signs in by what the directory sent back. Its groups give and take roles; whoever is signed in already connects the directory with themselves',
  takes: z.object({ back: z.string().min(1).max(4000).describe('The query of the address that the directory sent the browser to') }),
  answers: z.object({ me: Me }),
  refuses: ['signInFailed', 'directoryRefused'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls for signing in by the operator's own directory (OpenID Connect). */
export const directoryCalls = { readDirectory, beginDirectory, signInByDirectory }
