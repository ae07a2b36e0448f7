import type { GlassTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: GlassTheme['words'] = {
  en: {
    game: 'Sewing Box',
    idle: 'Four of a kind that touch win, and more falls into the box.',
    level1: 'A neat stitch',
    level2: 'Made to measure',
    level3: 'The gown of the season',
    pieces: { A: 'thimble', B: 'spool', C: 'scissors', D: 'button', E: 'pincushion', F: 'safety pin' },
    clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
    fallRule: 'The tailor takes every cluster out. What lies above falls, and new pieces follow from above, until no cluster is left.',
  },
  de: {
    game: 'Sewing Box',
    idle: 'Vier gleiche, die sich berühren, gewinnen, und Neues fällt in den Kasten.',
    level1: 'Ein sauberer Stich',
    level2: 'Maßgeschneidert',
    level3: 'Das Kleid der Saison',
    pieces: { A: 'Fingerhut', B: 'Garnrolle', C: 'Schere', D: 'Knopf', E: 'Nadelkissen', F: 'Sicherheitsnadel' },
    clusterRule:
      'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
    fallRule:
      'Der Schneider nimmt jede Gruppe heraus. Was darüber liegt, fällt, und von oben folgen neue Stücke, bis keine Gruppe mehr da ist.',
  },
  fi: {
    game: 'Sewing Box',
    idle: 'Neljä samaa vierekkäin voittaa, ja rasiaan putoaa lisää.',
    level1: 'Siisti tikki',
    level2: 'Mittojen mukaan',
    level3: 'Kauden puku',
    pieces: { A: 'sormustin', B: 'lankarulla', C: 'sakset', D: 'nappi', E: 'neulatyyny', F: 'hakaneula' },
    clusterRule:
      'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
    fallRule:
      'Räätäli poimii jokaisen ryhmän pois. Yläpuolella olevat putoavat ja uusia paloja seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  },
  sv: {
    game: 'Sewing Box',
    idle: 'Fyra lika som rör vid varandra vinner, och mer faller ner i skrinet.',
    level1: 'Ett fint stygn',
    level2: 'Måttsytt',
    level3: 'Säsongens klänning',
    pieces: { A: 'fingerborg', B: 'trådrulle', C: 'sax', D: 'knapp', E: 'nåldyna', F: 'säkerhetsnål' },
    clusterRule:
      'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
    fallRule: 'Skräddaren plockar ut varje grupp. Det som ligger ovanför faller och nya bitar följer uppifrån, tills ingen grupp är kvar.',
  },
  nl: {
    game: 'Sewing Box',
    idle: 'Vier gelijke die elkaar raken winnen, en er valt meer in de naaidoos.',
    level1: 'Een nette steek',
    level2: 'Op maat gemaakt',
    level3: 'De jurk van het seizoen',
    pieces: { A: 'vingerhoed', B: 'garenklos', C: 'schaar', D: 'knoop', E: 'speldenkussen', F: 'veiligheidsspeld' },
    clusterRule:
      'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
    fallRule: 'De kleermaker haalt elke groep eruit. Wat erboven ligt valt, en van boven volgen nieuwe stukken, tot er geen groep meer is.',
  },
  et: {
    game: 'Sewing Box',
    idle: 'Neli ühesugust kõrvuti võidab ja karpi langeb juurde.',
    level1: 'Korralik piste',
    level2: 'Mõõdu järgi',
    level3: 'Hooaja kleit',
    pieces: { A: 'sõrmkübar', B: 'niidirull', C: 'käärid', D: 'nööp', E: 'nõelapadi', F: 'haaknõel' },
    clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
    fallRule: 'Rätsep võtab iga rühma välja. Ülal olev langeb ja ülevalt järgnevad uued tükid, kuni ühtegi rühma pole enam.',
  },
  ar: {
    game: 'Sewing Box',
    idle: 'أربع قطع متماثلة متلاصقة تربح، ثم يسقط المزيد في العلبة.',
    level1: 'غرزة متقنة',
    level2: 'على المقاس',
    level3: 'ثوب الموسم',
    pieces: { A: 'كشتبان', B: 'بكرة خيط', C: 'مقص', D: 'زر', E: 'وسادة دبابيس', F: 'دبوس أمان' },
    clusterRule: 'أربع قطع متماثلة أو أكثر متلاصقة جنبًا إلى جنب هي مجموعة. لا تتلاصق القطع عند الزوايا. تُدفع كل مجموعة.',
    fallRule: 'يأخذ الخياط كل مجموعة. يسقط ما فوقها وتتبعه قطع جديدة من الأعلى، إلى ألا تبقى مجموعة.',
  },
}
