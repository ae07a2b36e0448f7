import type { GlassTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: GlassTheme['words'] = {
  en: {
    game: 'Mackerel Sky',
    idle: 'Four of a kind that touch win, and the weather changes.',
    level1: 'A fresh breeze',
    level2: 'Set fair',
    level3: 'A double rainbow',
    pieces: { A: 'rainbow', B: 'umbrella', C: 'snowflake', D: 'weathercock', E: 'rain cloud', F: 'lightning' },
    clusterRule: 'Four or more of a kind that touch side by side are a cluster. At corners they do not touch. Every cluster is paid.',
    fallRule: 'The wind takes every cluster away. What lies above falls, and new weather follows from above, until no cluster is left.',
  },
  de: {
    game: 'Mackerel Sky',
    idle: 'Vier gleiche, die sich berühren, gewinnen, und das Wetter schlägt um.',
    level1: 'Eine frische Brise',
    level2: 'Beständig schön',
    level3: 'Ein doppelter Regenbogen',
    pieces: { A: 'Regenbogen', B: 'Regenschirm', C: 'Schneeflocke', D: 'Wetterhahn', E: 'Regenwolke', F: 'Blitz' },
    clusterRule:
      'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
    fallRule: 'Der Wind nimmt jede Gruppe mit. Was darüber liegt, fällt, und von oben folgt neues Wetter, bis keine Gruppe mehr da ist.',
  },
  fi: {
    game: 'Mackerel Sky',
    idle: 'Neljä samaa vierekkäin voittaa, ja sää muuttuu.',
    level1: 'Raikas tuuli',
    level2: 'Poutaa luvassa',
    level3: 'Kaksoissateenkaari',
    pieces: { A: 'sateenkaari', B: 'sateenvarjo', C: 'lumihiutale', D: 'tuulikukko', E: 'sadepilvi', F: 'salama' },
    clusterRule:
      'Neljä tai useampi sama, jotka koskettavat toisiaan sivuilta, on ryhmä. Kulmista ne eivät kosketa. Jokainen ryhmä maksetaan.',
    fallRule: 'Tuuli vie jokaisen ryhmän. Yläpuolella olevat putoavat ja uutta säätä seuraa ylhäältä, kunnes ryhmiä ei enää ole.',
  },
  sv: {
    game: 'Mackerel Sky',
    idle: 'Fyra lika som rör vid varandra vinner, och vädret slår om.',
    level1: 'En frisk bris',
    level2: 'Stadigt vackert',
    level3: 'En dubbel regnbåge',
    pieces: { A: 'regnbåge', B: 'paraply', C: 'snöflinga', D: 'vädertupp', E: 'regnmoln', F: 'blixt' },
    clusterRule:
      'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
    fallRule: 'Vinden tar med sig varje grupp. Det som ligger ovanför faller och nytt väder följer uppifrån, tills ingen grupp är kvar.',
  },
  nl: {
    game: 'Mackerel Sky',
    idle: 'Vier gelijke die elkaar raken winnen, en het weer slaat om.',
    level1: 'Een frisse bries',
    level2: 'Bestendig weer',
    level3: 'Een dubbele regenboog',
    pieces: { A: 'regenboog', B: 'paraplu', C: 'sneeuwvlok', D: 'weerhaan', E: 'regenwolk', F: 'bliksem' },
    clusterRule:
      'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
    fallRule: 'De wind neemt elke groep mee. Wat erboven ligt valt, en van boven volgt nieuw weer, tot er geen groep meer is.',
  },
  et: {
    game: 'Mackerel Sky',
    idle: 'Neli ühesugust kõrvuti võidab ja ilm muutub.',
    level1: 'Värske tuul',
    level2: 'Püsivalt ilus',
    level3: 'Topeltvikerkaar',
    pieces: { A: 'vikerkaar', B: 'vihmavari', C: 'lumehelves', D: 'tuulelipp', E: 'vihmapilv', F: 'välk' },
    clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
    fallRule: 'Tuul viib iga rühma. Ülal olev langeb ja ülevalt järgneb uus ilm, kuni ühtegi rühma pole enam.',
  },
  ar: {
    game: 'Mackerel Sky',
    idle: 'أربع قطع متماثلة متلاصقة تربح، ثم يتبدّل الطقس.',
    level1: 'نسيم منعش',
    level2: 'طقس جميل دائم',
    level3: 'قوس قزح مزدوج',
    pieces: { A: 'قوس قزح', B: 'مظلة', C: 'ندفة ثلج', D: 'ديك الرياح', E: 'سحابة ممطرة', F: 'برق' },
    clusterRule: 'أربع قطع متماثلة أو أكثر متلاصقة جنبًا إلى جنب هي مجموعة. لا تتلاصق القطع عند الزوايا. تُدفع كل مجموعة.',
    fallRule: 'تحمل الريح كل مجموعة. يسقط ما فوقها ويتبعه طقس جديد من الأعلى، إلى ألا تبقى مجموعة.',
  },
}
