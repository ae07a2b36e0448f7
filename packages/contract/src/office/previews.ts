import { z } from 'zod'
import { Moment } from '../base/call.ts'
import type { OfficeCall } from './base/office-call.ts'

/** How wide the view is, and what the site takes the device for. */
export const previewDevices = ['desktop', 'phone'] as const
export type PreviewDevice = (typeof previewDevices)[number]

const openPreview = {
  at: 'POST /office/previews/open',
  about: 'Opens a view of the site, once: answers the address that its pages stand under, for a frame and for minutes',
  takes: z.object({ token: z.string().max(100) }),
  answers: z.object({
    address: z.string().describe('Followed by `/`, the device, `start`, and the path of a page'),
    start: z.string().describe('The language of whoever is seen, as addresses of the site have it'),
    until: Moment,
  }),
  refuses: [],
  permission: 'staff',
  effect: 'attends',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls about views of the players' site. */
export const previewCalls = { openPreview }
