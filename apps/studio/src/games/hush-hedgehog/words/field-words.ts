import { joinWords, type WordsByLanguage } from '../../../page-kit/words/index.ts'
import { hedgehogWords, type HedgehogWords } from './index.ts'
import type { FieldWords, HedgehogTheme } from '../themes/theme.ts'

/** Completes a theme's own texts with those that all fields say alike. */
export const onField = (own: WordsByLanguage<FieldWords>): HedgehogTheme['words'] => joinWords(joinWords(hedgehogWords, fields), own)

type Alike = Pick<HedgehogWords, 'heap' | 'ladder' | 'nextPays' | 'taken' | 'opened' | 'prizesTitle' | 'lastRule' | 'awayRule'>

const fields: WordsByLanguage<Alike> = {
  en: {
    heap: 'Row {row}, place {place}: {what}',
    ladder: 'What each place pays',
    nextPays: 'The next place pays {pays}.',
    taken: 'Places opened: {count}, which pays {pays}',
    opened: 'Places',
    prizesTitle: 'What the places pay',
    lastRule: 'With the last place that can pay the win is taken by itself. No pay is above 5,000 × the stake.',
    awayRule:
      'A round waits for you for 20 hours. Then what is won is taken for you. If no place is open yet, the first of the first row is opened, and then the win is taken.',
  },
  de: {
    heap: 'Reihe {row}, Platz {place}: {what}',
    ladder: 'Was jeder Platz zahlt',
    nextPays: 'Der nächste Platz zahlt {pays}.',
    taken: 'Geöffnete Plätze: {count}, das zahlt {pays}',
    opened: 'Plätze',
    prizesTitle: 'Was die Plätze zahlen',
    lastRule:
      'Mit dem letzten Platz, der zahlen kann, wird der Gewinn von selbst genommen. Kein Gewinn liegt über dem 5.000-Fachen des Einsatzes.',
    awayRule:
      'Eine Runde wartet 20 Stunden auf Sie. Dann wird der Gewinn für Sie genommen. Ist noch kein Platz offen, wird der erste der ersten Reihe geöffnet und dann der Gewinn genommen.',
  },
  fi: {
    heap: 'Rivi {row}, paikka {place}: {what}',
    ladder: 'Mitä kukin paikka maksaa',
    nextPays: 'Seuraava paikka maksaa {pays}.',
    taken: 'Avattuja paikkoja: {count}, mikä maksaa {pays}',
    opened: 'Paikkoja',
    prizesTitle: 'Mitä paikat maksavat',
    lastRule: 'Viimeisellä paikalla, joka voi maksaa, voitto otetaan itsestään. Mikään voitto ei ylitä 5 000 × panosta.',
    awayRule:
      'Kierros odottaa sinua 20 tuntia. Sitten voitto otetaan puolestasi. Jos yhtään paikkaa ei ole avattu, ensimmäisen rivin ensimmäinen avataan ja sitten voitto otetaan.',
  },
  sv: {
    heap: 'Rad {row}, plats {place}: {what}',
    ladder: 'Vad varje plats betalar',
    nextPays: 'Nästa plats betalar {pays}.',
    taken: 'Öppnade platser: {count}, som betalar {pays}',
    opened: 'Platser',
    prizesTitle: 'Vad platserna betalar',
    lastRule: 'Med den sista platsen som kan betala tas vinsten av sig själv. Ingen vinst är över 5 000 × insatsen.',
    awayRule:
      'En runda väntar på dig i 20 timmar. Sedan tas vinsten åt dig. Om ingen plats är öppen än öppnas den första i första raden, och sedan tas vinsten.',
  },
  nl: {
    heap: 'Rij {row}, plaats {place}: {what}',
    ladder: 'Wat elke plaats betaalt',
    nextPays: 'De volgende plaats betaalt {pays}.',
    taken: 'Geopende plaatsen: {count}, dat betaalt {pays}',
    opened: 'Plaatsen',
    prizesTitle: 'Wat de plaatsen betalen',
    lastRule: 'Met de laatste plaats die kan betalen wordt de winst vanzelf genomen. Geen winst is hoger dan 5.000 × de inzet.',
    awayRule:
      'Een ronde wacht 20 uur op je. Dan wordt de winst voor je genomen. Is er nog geen plaats open, dan wordt de eerste van de eerste rij geopend en wordt daarna de winst genomen.',
  },
  et: {
    heap: 'Rida {row}, koht {place}: {what}',
    ladder: 'Mida iga koht maksab',
    nextPays: 'Järgmine koht maksab {pays}.',
    taken: 'Avatud kohti: {count}, see maksab {pays}',
    opened: 'Kohti',
    prizesTitle: 'Mida kohad maksavad',
    lastRule: 'Viimase kohaga, mis võib maksta, võetakse võit ise. Ükski võit ei ületa 5000 × panust.',
    awayRule:
      'Ring ootab sind 20 tundi. Siis võetakse võit sinu eest. Kui ühtegi kohta pole avatud, avatakse esimese rea esimene ja siis võetakse võit.',
  },
  ar: {
    heap: 'الصف {row}، الموضع {place}: {what}',
    ladder: 'ما يدفعه كل موضع',
    nextPays: 'الموضع التالي يدفع {pays}.',
    taken: 'المواضع المفتوحة: {count}، وتدفع {pays}',
    opened: 'المواضع',
    prizesTitle: 'ما تدفعه المواضع',
    lastRule: 'مع آخر موضع يمكن أن يدفع يُؤخذ الربح تلقائيًا. لا ربح يتجاوز ‎5,000 ×‎ الرهان.',
    awayRule: 'تنتظرك الجولة 20 ساعة. ثم يُؤخذ الربح عنك. إن لم يُفتح أي موضع بعد يُفتح الأول من الصف الأول ثم يُؤخذ الربح.',
  },
}
