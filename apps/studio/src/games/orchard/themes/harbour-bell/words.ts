import type { OrchardTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: OrchardTheme['words'] = {
  en: {
    game: 'Harbour Bell',
    idle: 'Five lines. The bell is wild.',
    symbols: { W: 'bell', S: 'lighthouse', B: 'anchor', P: 'sailing boat', L: 'crab', C: 'shell' },
    wildRule: 'The bell stands for every other symbol.',
    pairRule: 'Shells or bells on the first two reels pay 1 × when the line has no three alike.',
  },
  de: {
    game: 'Harbour Bell',
    idle: 'Fünf Linien. Die Glocke ist Joker.',
    symbols: { W: 'Glocke', S: 'Leuchtturm', B: 'Anker', P: 'Segelboot', L: 'Krabbe', C: 'Muschel' },
    wildRule: 'Die Glocke steht für jedes andere Symbol.',
    pairRule: 'Muscheln oder Glocken auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  },
  fi: {
    game: 'Harbour Bell',
    idle: 'Viisi linjaa. Kello on villi.',
    symbols: { W: 'laivakello', S: 'majakka', B: 'ankkuri', P: 'purjevene', L: 'rapu', C: 'simpukka' },
    wildRule: 'Laivakello korvaa kaikki muut symbolit.',
    pairRule: 'Simpukat tai kellot kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  },
  sv: {
    game: 'Harbour Bell',
    idle: 'Fem linjer. Klockan är joker.',
    symbols: { W: 'klocka', S: 'fyr', B: 'ankare', P: 'segelbåt', L: 'krabba', C: 'snäcka' },
    wildRule: 'Klockan står för alla andra symboler.',
    pairRule: 'Snäckor eller klockor på de två första hjulen ger 1 × när linjen inte har tre lika.',
  },
  nl: {
    game: 'Harbour Bell',
    idle: 'Vijf lijnen. De bel is joker.',
    symbols: { W: 'bel', S: 'vuurtoren', B: 'scheepsanker', P: 'zeilboot', L: 'krab', C: 'schelp' },
    wildRule: 'De bel staat voor elk ander symbool.',
    pairRule: 'Schelpen of bellen op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  },
  et: {
    game: 'Harbour Bell',
    idle: 'Viis liini. Kell on jokker.',
    symbols: { W: 'laevakell', S: 'tuletorn', B: 'ankur', P: 'purjepaat', L: 'krabi', C: 'merekarp' },
    wildRule: 'Laevakell asendab kõiki teisi sümboleid.',
    pairRule: 'Merekarbid või kellad kahel esimesel rullil maksavad 1 ×, kui liinil ei ole kolme ühesugust.',
  },
  ar: {
    game: 'Harbour Bell',
    idle: 'خمسة خطوط. الجرس رمز بديل.',
    symbols: { W: 'جرس', S: 'منارة', B: 'مرساة', P: 'قارب شراعي', L: 'سلطعون', C: 'صدفة' },
    wildRule: 'يحل الجرس محل كل رمز آخر.',
    pairRule: 'تدفع الأصداف أو الأجراس على البكرتين الأوليين 1 × إذا لم تكن في الخط ثلاثة متشابهة.',
  },
}
