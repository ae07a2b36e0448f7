import type { WordsByLanguage } from '../words/index.ts'

/** What tables with chips say. */
export type ChipWords = Record<'chips' | 'undo' | 'repeat' | 'full' | 'spot' | 'spotWith' | 'noChips' | 'freeChips', string>

/** Their texts by language. */
export const chipWords: WordsByLanguage<ChipWords> = {
  en: {
    chips: 'Chip',
    undo: 'Take the last chip back',
    repeat: 'Same bets as before',
    full: 'No more than {highest} may lie on the table in one round.',
    spot: '{name}, pays {pays} to 1',
    spotWith: '{name}, pays {pays} to 1. Your chips: {amount}',
    freeChips: 'A free round is worth {value}: lay chips of just that much.',
    noChips: 'Lay a chip on the table first.',
  },
  de: {
    chips: 'Chip',
    undo: 'Letzten Chip zurücknehmen',
    repeat: 'Gleiche Einsätze wie zuvor',
    full: 'In einer Runde dürfen höchstens {highest} auf dem Tisch liegen.',
    spot: '{name}, zahlt {pays} zu 1',
    spotWith: '{name}, zahlt {pays} zu 1. Ihre Chips: {amount}',
    freeChips: 'Eine Freirunde ist {value} wert: Legen Sie Chips in genau dieser Höhe.',
    noChips: 'Legen Sie zuerst einen Chip auf den Tisch.',
  },
  fi: {
    chips: 'Pelimerkki',
    undo: 'Ota viimeinen pelimerkki takaisin',
    repeat: 'Samat panokset kuin äsken',
    full: 'Yhdellä kierroksella pöydällä saa olla enintään {highest}.',
    spot: '{name}, maksaa {pays}:1',
    spotWith: '{name}, maksaa {pays}:1. Pelimerkkisi: {amount}',
    freeChips: 'Ilmaiskierroksen arvo on {value}: aseta pelimerkkejä täsmälleen sen verran.',
    noChips: 'Aseta ensin pelimerkki pöydälle.',
  },
  sv: {
    chips: 'Mark',
    undo: 'Ta tillbaka senaste marken',
    repeat: 'Samma satsningar som förut',
    full: 'Högst {highest} får ligga på bordet i en runda.',
    spot: '{name}, betalar {pays} mot 1',
    spotWith: '{name}, betalar {pays} mot 1. Dina marker: {amount}',
    freeChips: 'En gratisrunda är värd {value}: lägg marker för precis så mycket.',
    noChips: 'Lägg först en mark på bordet.',
  },
  nl: {
    chips: 'Fiche',
    undo: 'Laatste fiche terugnemen',
    repeat: 'Zelfde inzet als eerder',
    full: 'In één ronde mag hoogstens {highest} op tafel liggen.',
    spot: '{name}, betaalt {pays} tegen 1',
    spotWith: '{name}, betaalt {pays} tegen 1. Je fiches: {amount}',
    freeChips: 'Een gratis ronde is {value} waard: leg fiches voor precies dat bedrag.',
    noChips: 'Leg eerst een fiche op tafel.',
  },
  et: {
    chips: 'Žetoon',
    undo: 'Võta viimane žetoon tagasi',
    repeat: 'Samad panused kui enne',
    full: 'Ühes voorus võib laual olla kõige rohkem {highest}.',
    spot: '{name}, maksab {pays} ühele',
    spotWith: '{name}, maksab {pays} ühele. Sinu žetoonid: {amount}',
    freeChips: 'Tasuta ringi väärtus on {value}: aseta žetoone täpselt nii palju.',
    noChips: 'Aseta enne žetoon lauale.',
  },
  ar: {
    chips: 'الفيشة',
    undo: 'استرجاع آخر فيشة',
    repeat: 'الرهانات السابقة نفسها',
    full: 'لا يجوز أن يتجاوز ما على الطاولة في الجولة {highest}.',
    spot: '{name}، يدفع {pays} إلى 1',
    spotWith: '{name}، يدفع {pays} إلى 1. فيشك: {amount}',
    freeChips: 'قيمة الجولة المجانية {value}: ضع فيشًا بهذا القدر تمامًا.',
    noChips: 'ضع أولًا فيشة على الطاولة.',
  },
}
