import type { OrchardTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: OrchardTheme['words'] = {
  en: {
    game: 'Night Market',
    idle: 'Five lines. The lantern is wild.',
    symbols: { W: 'lantern', S: 'teapot', B: 'steamed bun', P: 'carp', L: 'chilli', C: 'coin' },
    wildRule: 'The lantern stands for every other symbol.',
    pairRule: 'Coins or lanterns on the first two reels pay 1 × when the line has no three alike.',
  },
  de: {
    game: 'Night Market',
    idle: 'Fünf Linien. Die Laterne ist Joker.',
    symbols: { W: 'Laterne', S: 'Teekanne', B: 'Dampfbrötchen', P: 'Karpfen', L: 'Chilischote', C: 'Münze' },
    wildRule: 'Die Laterne steht für jedes andere Symbol.',
    pairRule: 'Münzen oder Laternen auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  },
  fi: {
    game: 'Night Market',
    idle: 'Viisi linjaa. Lyhty on villi.',
    symbols: { W: 'lyhty', S: 'teekannu', B: 'höyrysämpylä', P: 'karppi', L: 'chili', C: 'kolikko' },
    wildRule: 'Lyhty korvaa kaikki muut symbolit.',
    pairRule: 'Kolikot tai lyhdyt kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  },
  sv: {
    game: 'Night Market',
    idle: 'Fem linjer. Lyktan är joker.',
    symbols: { W: 'lykta', S: 'tekanna', B: 'ångad bulle', P: 'karp', L: 'chilifrukt', C: 'mynt' },
    wildRule: 'Lyktan står för alla andra symboler.',
    pairRule: 'Mynt eller lyktor på de två första hjulen ger 1 × när linjen inte har tre lika.',
  },
  nl: {
    game: 'Night Market',
    idle: 'Vijf lijnen. De lampion is joker.',
    symbols: { W: 'lampion', S: 'theepot', B: 'gestoomd broodje', P: 'karper', L: 'chilipeper', C: 'munt' },
    wildRule: 'De lampion staat voor elk ander symbool.',
    pairRule: 'Munten of lampions op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  },
  et: {
    game: 'Night Market',
    idle: 'Viis liini. Latern on jokker.',
    symbols: { W: 'latern', S: 'teekann', B: 'aurukukkel', P: 'karpkala', L: 'tšillikaun', C: 'münt' },
    wildRule: 'Latern asendab kõiki teisi sümboleid.',
    pairRule: 'Mündid või laternad kahel esimesel rullil maksavad 1 ×, kui liinil ei ole kolme ühesugust.',
  },
  ar: {
    game: 'Night Market',
    idle: 'خمسة خطوط. الفانوس رمز بديل.',
    symbols: { W: 'فانوس', S: 'إبريق شاي', B: 'خبز مطهو بالبخار', P: 'سمكة شبوط', L: 'فلفل حار', C: 'عملة معدنية' },
    wildRule: 'يحل الفانوس محل كل رمز آخر.',
    pairRule: 'تدفع العملات أو الفوانيس على البكرتين الأوليين 1 × إذا لم تكن في الخط ثلاثة متشابهة.',
  },
}
