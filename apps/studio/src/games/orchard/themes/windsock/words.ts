import type { OrchardTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: OrchardTheme['words'] = {
  en: {
    game: 'Windsock',
    idle: 'Five lines. The golden biplane is wild.',
    symbols: { W: 'golden biplane', S: 'propeller', B: 'windsock', P: 'parachute', L: 'engine', C: 'badge' },
    wildRule: 'The golden biplane stands for every other symbol.',
    pairRule: 'Badges or biplanes on the first two reels pay 1 × when the line has no three alike.',
  },
  de: {
    game: 'Windsock',
    idle: 'Fünf Linien. Der goldene Doppeldecker ist Joker.',
    symbols: { W: 'goldener Doppeldecker', S: 'Propeller', B: 'Windsack', P: 'Fallschirm', L: 'Sternmotor', C: 'Abzeichen' },
    wildRule: 'Der goldene Doppeldecker steht für jedes andere Symbol.',
    pairRule: 'Abzeichen oder Doppeldecker auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  },
  fi: {
    game: 'Windsock',
    idle: 'Viisi linjaa. Kultainen kaksitaso on villi.',
    symbols: { W: 'kultainen kaksitaso', S: 'potkuri', B: 'tuulipussi', P: 'laskuvarjo', L: 'tähtimoottori', C: 'siipimerkki' },
    wildRule: 'Kultainen kaksitaso korvaa kaikki muut symbolit.',
    pairRule: 'Siipimerkit tai kaksitasot kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  },
  sv: {
    game: 'Windsock',
    idle: 'Fem linjer. Det gyllene biplanet är joker.',
    symbols: { W: 'gyllene biplan', S: 'propeller', B: 'vindstrut', P: 'fallskärm', L: 'stjärnmotor', C: 'vingmärke' },
    wildRule: 'Det gyllene biplanet står för alla andra symboler.',
    pairRule: 'Vingmärken eller biplan på de två första hjulen ger 1 × när linjen inte har tre lika.',
  },
  nl: {
    game: 'Windsock',
    idle: 'Vijf lijnen. De gouden tweedekker is joker.',
    symbols: { W: 'gouden tweedekker', S: 'propeller', B: 'windzak', P: 'parachute', L: 'stermotor', C: 'vleugelspeld' },
    wildRule: 'De gouden tweedekker staat voor elk ander symbool.',
    pairRule: 'Vleugelspelden of tweedekkers op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  },
  et: {
    game: 'Windsock',
    idle: 'Viis liini. Kuldne biplaan on jokker.',
    symbols: { W: 'kuldne biplaan', S: 'propeller', B: 'tuulekott', P: 'langevari', L: 'tähtmootor', C: 'tiivamärk' },
    wildRule: 'Kuldne biplaan asendab kõiki teisi sümboleid.',
    pairRule: 'Tiivamärgid või biplaanid kahel esimesel rullil maksavad 1 ×, kui liinil ei ole kolme ühesugust.',
  },
  ar: {
    game: 'Windsock',
    idle: 'خمسة خطوط. الطائرة الذهبية رمز بديل.',
    symbols: { W: 'طائرة ذهبية', S: 'مروحة', B: 'كُمّ الرياح', P: 'مظلة هبوط', L: 'محرك', C: 'شارة' },
    wildRule: 'تحل الطائرة الذهبية محل كل رمز آخر.',
    pairRule: 'تدفع الشارات أو الطائرات على البكرتين الأوليين 1 × إذا لم تكن في الخط ثلاثة متشابهة.',
  },
}
