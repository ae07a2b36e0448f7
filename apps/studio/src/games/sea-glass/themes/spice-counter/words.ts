import type { GlassTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: GlassTheme['words'] = {
  en: {
    game: 'Spice Counter',
    idle: 'Four of a kind that touch win, and more spices fall in.',
    level1: 'A good pinch',
    level2: 'A generous measure',
    level3: 'Worth its weight in saffron',
    pieces: { A: 'saffron', B: 'star anise', C: 'cinnamon', D: 'ginger', E: 'cardamom', F: 'cloves' },
    clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
    fallRule: 'The merchant weighs out every cluster. What lies above falls, and new spices follow from above, until no cluster is left.',
  },
  de: {
    game: 'Spice Counter',
    idle: 'Vier gleiche, die sich berühren, gewinnen, und neue Gewürze fallen nach.',
    level1: 'Eine gute Prise',
    level2: 'Großzügig gewogen',
    level3: 'In Safran aufgewogen',
    pieces: { A: 'Safran', B: 'Sternanis', C: 'Zimt', D: 'Ingwer', E: 'Kardamom', F: 'Nelken' },
    clusterRule:
      'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
    fallRule: 'Der Händler wiegt jede Gruppe ab. Was darüber liegt, fällt, und von oben folgen neue Gewürze, bis keine Gruppe mehr da ist.',
  },
  fi: {
    game: 'Spice Counter',
    idle: 'Neljä samaa vierekkäin voittaa, ja mausteita putoaa lisää.',
    level1: 'Hyvä hyppysellinen',
    level2: 'Runsas mitta',
    level3: 'Sahramin arvoinen',
    pieces: { A: 'sahrami', B: 'tähtianis', C: 'kaneli', D: 'inkivääri', E: 'kardemumma', F: 'neilikat' },
    clusterRule:
      'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
    fallRule:
      'Kauppias punnitsee jokaisen ryhmän. Yläpuolella olevat putoavat ja uusia mausteita seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  },
  sv: {
    game: 'Spice Counter',
    idle: 'Fyra lika som rör vid varandra vinner, och fler kryddor faller in.',
    level1: 'En god nypa',
    level2: 'Ett rejält mått',
    level3: 'Värt sin vikt i saffran',
    pieces: { A: 'saffran', B: 'stjärnanis', C: 'kanel', D: 'ingefära', E: 'kardemumma', F: 'nejlikor' },
    clusterRule:
      'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
    fallRule: 'Handlaren väger upp varje grupp. Det som ligger ovanför faller och nya kryddor följer uppifrån, tills ingen grupp är kvar.',
  },
  nl: {
    game: 'Spice Counter',
    idle: 'Vier gelijke die elkaar raken winnen, en er vallen nieuwe specerijen na.',
    level1: 'Een flinke snuf',
    level2: 'Een royale maat',
    level3: 'Zijn gewicht in saffraan waard',
    pieces: { A: 'saffraan', B: 'steranijs', C: 'kaneel', D: 'gember', E: 'kardemom', F: 'kruidnagels' },
    clusterRule:
      'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
    fallRule: 'De koopman weegt elke groep af. Wat erboven ligt valt, en van boven volgen nieuwe specerijen, tot er geen groep meer is.',
  },
  et: {
    game: 'Spice Counter',
    idle: 'Neli ühesugust kõrvuti võidab ja vürtse langeb juurde.',
    level1: 'Hea näputäis',
    level2: 'Helde mõõt',
    level3: 'Safrani väärt',
    pieces: { A: 'safran', B: 'tähtaniis', C: 'kaneel', D: 'ingver', E: 'kardemon', F: 'nelgid' },
    clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
    fallRule: 'Kaupmees kaalub iga rühma välja. Ülal olev langeb ja ülevalt järgnevad uued vürtsid, kuni ühtegi rühma pole enam.',
  },
  ar: {
    game: 'Spice Counter',
    idle: 'أربع قطع متماثلة متلاصقة تربح، ثم تسقط توابل جديدة.',
    level1: 'رشّة طيبة',
    level2: 'كيل وافٍ',
    level3: 'بوزنه زعفرانًا',
    pieces: { A: 'زعفران', B: 'يانسون نجمي', C: 'قرفة', D: 'زنجبيل', E: 'هيل', F: 'قرنفل' },
    clusterRule: 'أربع قطع متماثلة أو أكثر متلاصقة جنبًا إلى جنب هي مجموعة. لا تتلاصق القطع عند الزوايا. تُدفع كل مجموعة.',
    fallRule: 'يزن العطّار كل مجموعة ويأخذها. يسقط ما فوقها وتتبعه توابل جديدة من الأعلى، إلى ألا تبقى مجموعة.',
  },
}
