import type { Texts, WordsByLanguage } from '../words/index.ts'

const english = {
  pays: 'Pays',
  forStake: 'For {stake}',
  prizeChance: 'Any prize',
  returns: 'Returns',
  exactly: 'Exactly',
}

/** Every text that only instant games share. */
export type InstantWords = Texts<typeof english>

/** The texts that instant games share, by language. */
export const instantWords: WordsByLanguage<InstantWords> = {
  en: english,
  de: { pays: 'Zahlt', forStake: 'Bei {stake}', prizeChance: 'Irgendein Gewinn', returns: 'Quote', exactly: 'Genau' },
  fi: { pays: 'Maksaa', forStake: 'Panoksella {stake}', prizeChance: 'Jokin voitto', returns: 'Palautus', exactly: 'Tarkasti' },
  sv: { pays: 'Betalar', forStake: 'För {stake}', prizeChance: 'Någon vinst', returns: 'Återbetalning', exactly: 'Exakt' },
  nl: { pays: 'Betaalt', forStake: 'Bij {stake}', prizeChance: 'Enige prijs', returns: 'Uitbetaling', exactly: 'Precies' },
  et: { pays: 'Maksab', forStake: 'Panusega {stake}', prizeChance: 'Mõni võit', returns: 'Tagasimakse', exactly: 'Täpselt' },
  ar: { pays: 'يدفع', forStake: 'عن {stake}', prizeChance: 'أي جائزة', returns: 'العائد', exactly: 'بالضبط' },
}
