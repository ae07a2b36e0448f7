/** What a person says about a provider of games: where it may be played with all of its games. None of `countries`: everywhere. */
export type ProviderWords = { name: string; countries: string[]; isOn: boolean; offIn: string[] }

/** What a person says about a game. */
export type GameWords = ProviderWords & {
  group: string | null
  moreGroups: string[]
  provider: number | null
  /** What the game pays back in the long run, in percent. */
  returnPercent: string | null
  demo: boolean
  isNew: boolean
  popular: boolean
  isListed: boolean
}

/** What something was: a version of a game, or of a provider. Without moment and name it came with the installation. */
export type Version<Words> = { version: number; data: Words; changed_at: Date | null; changed_by: string | null }
