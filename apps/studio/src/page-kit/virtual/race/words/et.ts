import type { RaceWords } from './index.ts'

/** The texts that races have in common, in Estonian. */
export const estonian: RaceWords = {
  race: 'Võistlus {number}',
  runners: 'Osalejad ja koefitsiendid',
  chance: 'võimalus {percent} %',
  win: 'Võit',
  place: 'Koht',
  forecast: 'Paar',
  first: 'Esimene',
  second: 'Teine',
  addForecast: 'Lisa koefitsiendiga {price}',
  runner: '{number} {name}',
  winOf: 'Võit: {runner}',
  placeOf: 'Koht: {runner}',
  forecastOf: 'Paar: {first}, siis {second}',
  priced: '{bet}, koefitsient {price}',
  picture: 'Võistlus joonistatuna',
  standing: 'Järjestus võistlusel',
  lineUp: 'Nad lähevad starti.',
  off: 'Nad on teel. {first} alustab kõige kiiremini.',
  early: '{first} juhib, järgnevad {second} ja {third}.',
  late: 'Koduteel on {first} ees, taga {second}.',
  close: '{first} ja {second} on kõrvuti.',
  finish: '{first} võidab, {second} on teine ja {third} kolmas.',
  firstThree: '{first}, {second}, {third}',
  rulesTitle: 'Kuidas võistlus käib',
  rulesText:
    'Kõik panustavad samale võistlusele. See joostakse kella järgi omal ajal ja seni võetakse panuseid; mitu järgmist võistlust on avatud. Kes ja millise kaaluga jooksevad, loositakse avalikult, kui võistlus avaneb. Järjestus loositakse, kui panused on suletud, ja joonistatud võistlus lõpeb täpselt nii.',
  winRule: 'Võit: osaleja tuleb esimesena finišisse.',
  placeRule: 'Koht: osaleja on esimese {count} seas.',
  forecastRule: 'Paar: osalejad tulevad esimeseks ja teiseks, selles järjekorras.',
  modelRule:
    'Igal osalejal on kaal. Esimene loositakse kõigi seast kaalude suhtes, teine samamoodi allesjäänute seast ja nii edasi. Nime kõrval olev võimalus on tema kaal kõigist kaaludest.',
}
