import type { OrchardTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: OrchardTheme['words'] = {
  en: {
    game: 'Darkroom',
    idle: 'Five lines. The golden camera is wild.',
    symbols: { W: 'golden camera', S: 'lens', B: 'flash', P: 'film', L: 'prints', C: 'peg' },
    wildRule: 'The golden camera stands for every other symbol.',
    pairRule: 'Pegs or cameras on the first two reels pay 1 × when the line has no three alike.',
  },
  de: {
    game: 'Darkroom',
    idle: 'Fünf Linien. Die goldene Kamera ist Joker.',
    symbols: { W: 'goldene Kamera', S: 'Objektiv', B: 'Blitz', P: 'Film', L: 'Abzüge', C: 'Klammer' },
    wildRule: 'Die goldene Kamera steht für jedes andere Symbol.',
    pairRule: 'Klammern oder Kameras auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  },
  fi: {
    game: 'Darkroom',
    idle: 'Viisi linjaa. Kultainen kamera on villi.',
    symbols: { W: 'kultainen kamera', S: 'objektiivi', B: 'salamalaite', P: 'filmi', L: 'valokuvat', C: 'pyykkipoika' },
    wildRule: 'Kultainen kamera korvaa kaikki muut symbolit.',
    pairRule: 'Pyykkipojat tai kamerat kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  },
  sv: {
    game: 'Darkroom',
    idle: 'Fem linjer. Den gyllene kameran är joker.',
    symbols: { W: 'gyllene kamera', S: 'objektiv', B: 'blixt', P: 'film', L: 'fotografier', C: 'klädnypa' },
    wildRule: 'Den gyllene kameran står för alla andra symboler.',
    pairRule: 'Klädnypor eller kameror på de två första hjulen ger 1 × när linjen inte har tre lika.',
  },
  nl: {
    game: 'Darkroom',
    idle: 'Vijf lijnen. De gouden camera is joker.',
    symbols: { W: 'gouden camera', S: 'lens', B: 'flitser', P: 'filmrol', L: 'foto’s', C: 'knijper' },
    wildRule: 'De gouden camera staat voor elk ander symbool.',
    pairRule: 'Knijpers of camera’s op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  },
  et: {
    game: 'Darkroom',
    idle: 'Viis liini. Kuldne kaamera on jokker.',
    symbols: { W: 'kuldne kaamera', S: 'objektiiv', B: 'välklamp', P: 'film', L: 'fotod', C: 'pesulõks' },
    wildRule: 'Kuldne kaamera asendab kõiki teisi sümboleid.',
    pairRule: 'Pesulõksud või kaamerad kahel esimesel rullil maksavad 1 ×, kui liinil ei ole kolme ühesugust.',
  },
  ar: {
    game: 'Darkroom',
    idle: 'خمسة خطوط. الكاميرا الذهبية رمز بديل.',
    symbols: { W: 'كاميرا ذهبية', S: 'عدسة', B: 'فلاش', P: 'فيلم', L: 'صور', C: 'مشبك' },
    wildRule: 'تحل الكاميرا الذهبية محل كل رمز آخر.',
    pairRule: 'تدفع المشابك أو الكاميرات على البكرتين الأوليين 1 × إذا لم تكن في الخط ثلاثة متشابهة.',
  },
}
