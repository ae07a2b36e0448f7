import type { GlassTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: GlassTheme['words'] = {
  en: {
    game: 'Mineral Room',
    idle: 'Four of a kind that touch win, and more finds follow.',
    level1: 'A fine specimen',
    level2: 'The pride of the collection',
    level3: 'A crown jewel',
    pieces: { A: 'ruby', B: 'geode', C: 'ammonite', D: 'pyrite', E: 'quartz', F: 'trilobite' },
    clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
    fallRule: 'The keeper takes every cluster away. What lies above falls, and new pieces follow from above, until no cluster is left.',
  },
  de: {
    game: 'Mineral Room',
    idle: 'Vier gleiche, die sich berühren, gewinnen, und neue Funde fallen nach.',
    level1: 'Ein schönes Stück',
    level2: 'Der Stolz der Sammlung',
    level3: 'Ein Kronjuwel',
    pieces: { A: 'Rubin', B: 'Druse', C: 'Ammonit', D: 'Pyrit', E: 'Quarz', F: 'Trilobit' },
    clusterRule:
      'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
    fallRule:
      'Der Kustos nimmt jede Gruppe heraus. Was darüber liegt, fällt, und von oben folgen neue Stücke, bis keine Gruppe mehr da ist.',
  },
  fi: {
    game: 'Mineral Room',
    idle: 'Neljä samaa vierekkäin voittaa, ja löytöjä putoaa lisää.',
    level1: 'Hieno kappale',
    level2: 'Kokoelman ylpeys',
    level3: 'Kruununjalokivi',
    pieces: { A: 'rubiini', B: 'geodi', C: 'ammoniitti', D: 'rikkikiisu', E: 'kvartsi', F: 'trilobiitti' },
    clusterRule:
      'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
    fallRule: 'Intendentti vie jokaisen ryhmän. Yläpuolella olevat putoavat ja uusia paloja seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  },
  sv: {
    game: 'Mineral Room',
    idle: 'Fyra lika som rör vid varandra vinner, och fler fynd faller in.',
    level1: 'Ett fint exemplar',
    level2: 'Samlingens stolthet',
    level3: 'En kronjuvel',
    pieces: { A: 'rubin', B: 'geod', C: 'ammonit', D: 'svavelkis', E: 'kvarts', F: 'trilobit' },
    clusterRule:
      'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
    fallRule:
      'Intendenten plockar bort varje grupp. Det som ligger ovanför faller och nya bitar följer uppifrån, tills ingen grupp är kvar.',
  },
  nl: {
    game: 'Mineral Room',
    idle: 'Vier gelijke die elkaar raken winnen, en er vallen nieuwe vondsten na.',
    level1: 'Een fraai stuk',
    level2: 'De trots van de collectie',
    level3: 'Een kroonjuweel',
    pieces: { A: 'robijn', B: 'geode', C: 'ammoniet', D: 'pyriet', E: 'kwarts', F: 'trilobiet' },
    clusterRule:
      'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
    fallRule: 'De conservator neemt elke groep weg. Wat erboven ligt valt, en van boven volgen nieuwe stukken, tot er geen groep meer is.',
  },
  et: {
    game: 'Mineral Room',
    idle: 'Neli ühesugust kõrvuti võidab ja leide langeb juurde.',
    level1: 'Kena leid',
    level2: 'Kollektsiooni uhkus',
    level3: 'Kroonijuveel',
    pieces: { A: 'rubiin', B: 'geood', C: 'ammoniit', D: 'püriit', E: 'kvarts', F: 'trilobiit' },
    clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
    fallRule: 'Kuraator viib iga rühma. Ülal olev langeb ja ülevalt järgnevad uued tükid, kuni ühtegi rühma pole enam.',
  },
  ar: {
    game: 'Mineral Room',
    idle: 'أربع قطع متماثلة متلاصقة تربح، ثم تسقط لُقى جديدة.',
    level1: 'قطعة نادرة',
    level2: 'فخر المجموعة',
    level3: 'جوهرة التاج',
    pieces: { A: 'ياقوت', B: 'جيود', C: 'أمونيت', D: 'بيريت', E: 'كوارتز', F: 'ثلاثي الفصوص' },
    clusterRule: 'أربع قطع متماثلة أو أكثر متلاصقة جنبًا إلى جنب هي مجموعة. لا تتلاصق القطع عند الزوايا. تُدفع كل مجموعة.',
    fallRule: 'يأخذ أمين المتحف كل مجموعة. يسقط ما فوقها وتتبعه قطع جديدة من الأعلى، إلى ألا تبقى مجموعة.',
  },
}
