import type { GlassTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: GlassTheme['words'] = {
  en: {
    game: 'Autumn Drift',
    idle: 'Four of a kind that touch win, and more leaves come down.',
    level1: 'A gust of wind',
    level2: 'A shower of leaves',
    level3: 'The whole wood in gold',
    pieces: { A: 'maple leaf', B: 'ginkgo leaf', C: 'oak leaf', D: 'acorn', E: 'chestnut', F: 'maple key' },
    clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
    fallRule: 'The wind takes every cluster away. What lies above falls, and new pieces follow from above, until no cluster is left.',
  },
  de: {
    game: 'Autumn Drift',
    idle: 'Vier gleiche, die sich berühren, gewinnen, und neues Laub fällt nach.',
    level1: 'Ein Windstoß',
    level2: 'Ein Blätterregen',
    level3: 'Der ganze Wald in Gold',
    pieces: { A: 'Ahornblatt', B: 'Ginkgoblatt', C: 'Eichenblatt', D: 'Eichel', E: 'Kastanie', F: 'Ahornsamen' },
    clusterRule:
      'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
    fallRule: 'Der Wind nimmt jede Gruppe mit. Was darüber liegt, fällt, und von oben folgen neue Stücke, bis keine Gruppe mehr da ist.',
  },
  fi: {
    game: 'Autumn Drift',
    idle: 'Neljä samaa vierekkäin voittaa, ja lehtiä putoaa lisää.',
    level1: 'Tuulenpuuska',
    level2: 'Lehtisade',
    level3: 'Koko metsä kullassa',
    pieces: { A: 'vaahteranlehti', B: 'neidonhiuspuun lehti', C: 'tammenlehti', D: 'terho', E: 'kastanja', F: 'vaahteran siemen' },
    clusterRule:
      'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
    fallRule: 'Tuuli vie jokaisen ryhmän. Yläpuolella olevat putoavat ja uusia paloja seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  },
  sv: {
    game: 'Autumn Drift',
    idle: 'Fyra lika som rör vid varandra vinner, och fler löv faller.',
    level1: 'En vindpust',
    level2: 'Ett regn av löv',
    level3: 'Hela skogen i guld',
    pieces: { A: 'lönnlöv', B: 'ginkgoblad', C: 'ekblad', D: 'ekollon', E: 'kastanj', F: 'lönnfrö' },
    clusterRule:
      'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
    fallRule: 'Vinden tar med sig varje grupp. Det som ligger ovanför faller och nya bitar följer uppifrån, tills ingen grupp är kvar.',
  },
  nl: {
    game: 'Autumn Drift',
    idle: 'Vier gelijke die elkaar raken winnen, en er valt nieuw blad na.',
    level1: 'Een windvlaag',
    level2: 'Een bladerregen',
    level3: 'Het hele bos in goud',
    pieces: { A: 'esdoornblad', B: 'ginkgoblad', C: 'eikenblad', D: 'eikel', E: 'kastanje', F: 'esdoornvleugel' },
    clusterRule:
      'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
    fallRule: 'De wind neemt elke groep mee. Wat erboven ligt valt, en van boven volgen nieuwe stukken, tot er geen groep meer is.',
  },
  et: {
    game: 'Autumn Drift',
    idle: 'Neli ühesugust kõrvuti võidab ja lehti langeb juurde.',
    level1: 'Tuuleiil',
    level2: 'Lehesadu',
    level3: 'Kogu mets kullas',
    pieces: { A: 'vahtraleht', B: 'hõlmikpuu leht', C: 'tammeleht', D: 'tammetõru', E: 'kastan', F: 'vahtra tiibvili' },
    clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
    fallRule: 'Tuul viib iga rühma. Ülal olev langeb ja ülevalt järgnevad uued tükid, kuni ühtegi rühma pole enam.',
  },
  ar: {
    game: 'Autumn Drift',
    idle: 'أربع قطع متماثلة متلاصقة تربح، ثم تسقط أوراق جديدة.',
    level1: 'هبّة ريح',
    level2: 'مطر من الأوراق',
    level3: 'الغابة كلها ذهب',
    pieces: { A: 'ورقة قيقب', B: 'ورقة جنكة', C: 'ورقة بلوط', D: 'بلوطة', E: 'كستناء', F: 'بذرة قيقب مجنحة' },
    clusterRule: 'أربع قطع متماثلة أو أكثر متلاصقة جنبًا إلى جنب هي مجموعة. لا تتلاصق القطع عند الزوايا. تُدفع كل مجموعة.',
    fallRule: 'تأخذ الريح كل مجموعة. يسقط ما فوقها وتتبعه قطع جديدة من الأعلى، إلى ألا تبقى مجموعة.',
  },
}
