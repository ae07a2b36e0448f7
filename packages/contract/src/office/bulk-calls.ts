/** The acts that can be done to many things at once, by the kind of thing. Each is a call with one subject. */
export const bulkCallsOf = {
  player: [
    'POST /office/players/freeze',
    'POST /office/players/unfreeze',
    'POST /office/players/suspend',
    'POST /office/players/sessions/end',
    'POST /office/players/exclude',
    'POST /office/players/limits/block-raises',
    'POST /office/players/minor',
    'POST /office/players/bonuses/bar',
    'POST /office/players/bonuses/allow',
  ],
  withdrawal: ['POST /office/withdrawals/pay', 'POST /office/withdrawals/reject'],
  notice: ['POST /office/notices/again', 'POST /office/notices/dismiss'],
} as const

export type BulkKind = keyof typeof bulkCallsOf
export type BulkCallName = (typeof bulkCallsOf)[BulkKind][number]

export const bulkCallNames = [...bulkCallsOf.player, ...bulkCallsOf.withdrawal, ...bulkCallsOf.notice] as const

/** The kind of thing that such an act is done to. */
export const kindOfBulk = (call: BulkCallName): BulkKind =>
  (Object.keys(bulkCallsOf) as BulkKind[]).find((kind) => (bulkCallsOf[kind] as readonly string[]).includes(call)) ?? 'player' // its own keys

/** What takes such an act back, where that can be done to many too. */
export const inverseOfBulk: Partial<Record<BulkCallName, BulkCallName>> = {
  'POST /office/players/freeze': 'POST /office/players/unfreeze',
  'POST /office/players/bonuses/bar': 'POST /office/players/bonuses/allow',
  'POST /office/players/bonuses/allow': 'POST /office/players/bonuses/bar',
}

/** Acts whose money moves: a second person agrees however few there are. */
export const bulkCallsWithMoney: readonly BulkCallName[] = [
  'POST /office/withdrawals/pay',
  'POST /office/withdrawals/reject',
  'POST /office/notices/again',
]

/** Up to so many things one person changes alone. */
export const mostBulkAlone = 50

/** Names such an act shortly: `players.freeze` for `POST /office/players/freeze`. Texts and changes are called by it. */
export const shortNameOf = (call: BulkCallName): string => call.replace('POST /office/', '').replaceAll('/', '.')
