import type { OrchardTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: OrchardTheme['words'] = {
  en: {
    game: 'Clockmaker',
    idle: 'Five lines. The golden wheel is wild.',
    symbols: { W: 'golden wheel', S: 'pocket watch', B: 'hourglass', P: 'key', L: 'pendulum', C: 'screw' },
    wildRule: 'The golden wheel stands for every other symbol.',
    pairRule: 'Screws or wheels on the first two reels pay 1 × when the line has no three alike.',
  },
  de: {
    game: 'Clockmaker',
    idle: 'Fünf Linien. Das goldene Rad ist Joker.',
    symbols: { W: 'goldenes Rad', S: 'Taschenuhr', B: 'Sanduhr', P: 'Schlüssel', L: 'Pendel', C: 'Schraube' },
    wildRule: 'Das goldene Rad steht für jedes andere Symbol.',
    pairRule: 'Schrauben oder Räder auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  },
  fi: {
    game: 'Clockmaker',
    idle: 'Viisi linjaa. Kultainen ratas on villi.',
    symbols: { W: 'kultainen ratas', S: 'taskukello', B: 'tiimalasi', P: 'avain', L: 'heiluri', C: 'ruuvi' },
    wildRule: 'Kultainen ratas korvaa kaikki muut symbolit.',
    pairRule: 'Ruuvit tai rattaat kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  },
  sv: {
    game: 'Clockmaker',
    idle: 'Fem linjer. Det gyllene hjulet är joker.',
    symbols: { W: 'gyllene hjul', S: 'fickur', B: 'timglas', P: 'nyckel', L: 'pendel', C: 'skruv' },
    wildRule: 'Det gyllene hjulet står för alla andra symboler.',
    pairRule: 'Skruvar eller hjul på de två första hjulen ger 1 × när linjen inte har tre lika.',
  },
  nl: {
    game: 'Clockmaker',
    idle: 'Vijf lijnen. Het gouden rad is joker.',
    symbols: { W: 'gouden rad', S: 'zakhorloge', B: 'zandloper', P: 'sleutel', L: 'slinger', C: 'schroef' },
    wildRule: 'Het gouden rad staat voor elk ander symbool.',
    pairRule: 'Schroeven of raderen op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  },
  et: {
    game: 'Clockmaker',
    idle: 'Viis liini. Kuldne hammasratas on jokker.',
    symbols: { W: 'kuldne hammasratas', S: 'taskukell', B: 'liivakell', P: 'võti', L: 'pendel', C: 'kruvi' },
    wildRule: 'Kuldne hammasratas asendab kõiki teisi sümboleid.',
    pairRule: 'Kruvid või hammasrattad kahel esimesel rullil maksavad 1 ×, kui liinil ei ole kolme ühesugust.',
  },
  ar: {
    game: 'Clockmaker',
    idle: 'خمسة خطوط. العجلة الذهبية رمز بديل.',
    symbols: { W: 'عجلة ذهبية', S: 'ساعة جيب', B: 'ساعة رملية', P: 'مفتاح', L: 'بندول', C: 'برغي' },
    wildRule: 'تحل العجلة الذهبية محل كل رمز آخر.',
    pairRule: 'تدفع البراغي أو العجلات على البكرتين الأوليين 1 × إذا لم تكن في الخط ثلاثة متشابهة.',
  },
}
