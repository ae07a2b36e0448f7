/** A file that was chosen or photographed, ready to be sent. */
export type Chosen = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly dataUrl: string
  readonly by: 'camera' | 'file'
}

/** The state of an upload: choosing files, reviewing the set, sending it, done. */
export type Upload =
  | { readonly at: 'file'; readonly type: string; readonly set: readonly Chosen[]; readonly picked: readonly Chosen[] }
  | { readonly at: 'set' | 'sending'; readonly type: string; readonly set: readonly Chosen[] }
  | { readonly at: 'sent' }

export type UploadEvent =
  | { readonly does: 'choose'; readonly type: string }
  | { readonly does: 'pick'; readonly files: readonly Chosen[] }
  | { readonly does: 'delete'; readonly place: number }
  | { readonly does: 'next' | 'more' | 'back' | 'send' | 'sent' | 'failed' | 'reset' }

/** Returns an empty upload: the only type on offer is chosen, otherwise the requested one. */
export const emptyUpload = (offered: readonly string[], nextType: string | null): Upload => ({
  at: 'file',
  type: offered.length === 1 ? (offered[0] ?? '') : (offered.find((type) => type === nextType) ?? ''),
  set: [],
  picked: [],
})

/** Returns the next state of an upload; an event without meaning changes nothing. */
export function stepUpload(now: Upload, event: UploadEvent, empty: Upload): Upload {
  if (event.does === 'reset') return empty
  switch (now.at) {
    case 'file':
      return stepFile(now, event)
    case 'set':
      if (event.does === 'more') return { at: 'file', type: now.type, set: now.set, picked: [] }
      if (event.does === 'delete') return without(now, event.place)
      if (event.does === 'back') return { at: 'file', type: now.type, set: now.set.slice(0, -1), picked: now.set.slice(-1) }
      return event.does === 'send' && now.set.length > 0 ? { ...now, at: 'sending' } : now
    case 'sending':
      if (event.does === 'sent') return { at: 'sent' }
      return event.does === 'failed' ? { ...now, at: 'set' } : now
    case 'sent':
      return now
  }
}

function stepFile(now: Extract<Upload, { at: 'file' }>, event: UploadEvent): Upload {
  const { type, set, picked } = now
  if (event.does === 'choose' && set.length === 0) return { ...now, type: event.type, picked: [] }
  if (event.does === 'pick' && type !== '') return { ...now, picked: event.files }
  if (event.does === 'next' && picked.length > 0) return { at: 'set', type, set: [...set, ...picked] }
  if (event.does === 'back' && set.length > 0) return { at: 'set', type, set }
  return now
}

/** Removes one file from the set; an empty set starts over. */
function without({ type, set }: Extract<Upload, { at: 'set' | 'sending' }>, place: number): Upload {
  const rest = set.filter((_, at) => at !== place)
  return rest.length > 0 ? { at: 'set', type, set: rest } : { at: 'file', type, set: [], picked: [] }
}
