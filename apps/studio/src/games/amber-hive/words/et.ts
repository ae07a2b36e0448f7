import type { HiveWords } from './index.ts'

/** Amber Hive's own texts in Estonian. */
export const estonian: HiveWords = {
  game: 'Amber Hive',
  idle: 'Kümme joont. Kuninganna on jokker ja kuus meetilka täidavad kärje.',
  scriptText: '{game} vajab JavaScripti.',
  board: 'Rida {row}: {symbols}',
  line: 'Joon {line}: {count} × {symbol}',
  honeyBegins: '{count} meetilka. Kärg avaneb',
  respinsLeft: 'Keerutusi jäänud: {count}',
  gathered: 'Mett seni: {won}',
  drops: 'Tilku: {count}, väärt {won}',
  fullComb: 'Kogu kärg on täis',
  level1: 'Magus leid',
  level2: 'Kuldne saak',
  level3: 'Kuninganna enda suvi',
  symbols: {
    W: 'kuninganna',
    D: 'mesi',
    A: 'meepurk',
    B: 'mesilane',
    C: 'päevalill',
    E: 'metsroos',
    F: 'kellukas',
    G: 'ristik',
  },
  prizesTitle: 'Võidud kolme, nelja ja viie eest',
  prizesLead: 'Iga joone eest, mille panus on praegu {line}.',
  wildRule: 'Kuninganna asendab iga sümbolit peale mee. Ta on kolmel keskmisel rullil.',
  honeyTitle: 'Mesi ja kärje keerutused',
  honeyRule: 'Kuus meetilka või rohkem ükskõik kus aknas avavad kärje. Need jäävad oma kohale.',
  respinRule:
    'Keerutusi on kolm. Igas saab vaba kärjekann tilga ühel juhul 18-st ja iga tulev tilk seab keerutused tagasi kolmele. Need lõpevad, kui ühtegi pole jäänud või ükski kann pole vaba.',
  dropRule: 'Tilgas on 1, 2, 3, 5, 10 või 25 × panus: 64 tilgast 40, 14, 5, 3, 1 ja 1. Kõik makstakse lõpus.',
  fullRule: 'Kärg, kus ükski kann pole vaba, maksab lisaks 500 × panuse. See tuleb kord 14 058 vooru jooksul.',
  linesTitle: 'Kümme joont',
  linesRule: 'Jooned loetakse vasakult. Iga võitev joon makstakse. Panus katab kõik kümme võrdselt.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest, loendades rulle ja kõiki viise, kuidas mesi võib koguneda: 52,12 % joontel, 40,20 % tilkades ja 3,56 % täis kärje eest. Kärg avaneb kord 45 vooru jooksul.',
}
