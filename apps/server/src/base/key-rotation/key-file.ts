/** The keys of the house in hex: the one that seals, one to seal with next, and older ones that may still be in use. */
export type KeysInFile = { fieldKey: string; nextFieldKey?: string; olderFieldKeys: string[] }

/** Where the keys of the house are kept; read anew at each call. */
export type KeyFile = { read: () => KeysInFile; write: (keys: KeysInFile) => void }
