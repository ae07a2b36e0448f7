import type { RaceWords } from './index.ts'

/** The texts that races have in common, in Finnish. */
export const finnish: RaceWords = {
  race: 'Lähtö {number}',
  runners: 'Osallistujat ja kertoimet',
  chance: 'todennäköisyys {percent} %',
  win: 'Voittaja',
  place: 'Sija',
  forecast: 'Kaksari',
  first: 'Ensimmäinen',
  second: 'Toinen',
  addForecast: 'Lisää kertoimella {price}',
  runner: '{number} {name}',
  winOf: 'Voittaja: {runner}',
  placeOf: 'Sija: {runner}',
  forecastOf: 'Kaksari: {first}, sitten {second}',
  priced: '{bet}, kerroin {price}',
  picture: 'Piirretty kilpailu',
  standing: 'Järjestys kilpailussa',
  lineUp: 'He siirtyvät lähtöön.',
  off: 'Matkaan! {first} lähtee nopeimmin.',
  early: '{first} johtaa, takana {second} ja {third}.',
  late: 'Loppusuoralla {first} on edellä, takana {second}.',
  close: '{first} ja {second} ovat rinnakkain.',
  finish: '{first} voittaa, {second} on toinen ja {third} kolmas.',
  firstThree: '{first}, {second}, {third}',
  rulesTitle: 'Miten lähtö etenee',
  rulesText:
    'Kaikki lyövät vetoa samasta lähdöstä. Se juostaan kellon mukaan omalla ajallaan, ja vetoja otetaan siihen asti; useita tulevia lähtöjä on auki. Osallistujat ja niiden painot arvotaan julkisesti, kun lähtö avautuu. Järjestys arvotaan, kun vedot on suljettu, ja piirretty kilpailu päättyy täsmälleen siihen.',
  winRule: 'Voittaja: osallistuja tulee maaliin ensimmäisenä.',
  placeRule: 'Sija: osallistuja on {count} ensimmäisen joukossa.',
  forecastRule: 'Kaksari: osallistujat tulevat ensimmäiseksi ja toiseksi tässä järjestyksessä.',
  modelRule:
    'Jokaisella osallistujalla on paino. Ensimmäinen arvotaan kaikista painojen suhteessa, toinen samoin jäljellä olevista ja niin edelleen. Nimen vieressä oleva todennäköisyys on sen paino kaikista painoista.',
}
