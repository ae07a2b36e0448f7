import type { HeronWords } from './index.ts'

/** Night Heron's own texts in Finnish. */
export const finnish: HeronWords = {
  game: 'Night Heron',
  idle: '243 tapaa. Haikara täyttää kelansa ja käy muiden tilalle.',
  scriptText: '{game} tarvitsee JavaScriptin.',
  board: 'Rivi {row}: {symbols}',
  way: '{count} kpl {symbol}, tapoja: {ways}',
  moons: '{count} kuuta',
  freeSpins: '{count} ilmaiskierrosta. Haikarat jäävät loppuun asti',
  freeSpinOf: 'Ilmaiskierros {number}/{all}. Tähän asti {won}',
  freeLogged: 'Ilmaiskierros {number}: {result} {board}',
  level1: 'Hiljainen onni',
  level2: 'Kuunnousu',
  level3: 'Koko suo nousee siivilleen',
  symbols: {
    H: 'haikara',
    S: 'kuu',
    A: 'lumme',
    B: 'sudenkorento',
    C: 'sammakko',
    D: 'etana',
    E: 'osmankäämi',
    F: 'lumpeenlehti',
    G: 'kastepisara',
    K: 'sulka',
  },
  prizesTitle: 'Voitot kolmesta, neljästä ja viidestä',
  prizesLead: 'Jokaisesta tavasta panoksellasi {stake}.',
  waysRule:
    'Tapa on yksi symboli jokaisella kelalla vasemmalta, missä tahansa se on. Symbolin voitto lasketaan kerran jokaista sen tapaa kohden: kolme yhdellä kelalla on kolme tapaa.',
  heronRule:
    'Haikaroita tulee kolmelle keskimmäiselle kelalle. Haikara täyttää koko kelansa ja käy minkä tahansa symbolin tilalle paitsi kuun.',
  moonTitle: 'Kuut ja ilmaiskierrokset',
  moonRule: 'Kolme, neljä tai viisi kuuta missä tahansa maksaa 2, 10 tai 50 kertaa koko panoksen ja tuo 8, 10 tai 12 ilmaiskierrosta.',
  freeRule:
    'Ilmaiskierrokset pelataan heti ja ilman panosta. Haikara, joka tulee niissä, jää kelalleen viimeiseen asti. Kuut eivät tuo silloin mitään.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista, kelat luettelemalla: 58,44 % pyöräytyksissä, 1,74 % kuista ja 36,38 % ilmaiskierroksissa, joita tulee kerran 140 kierroksessa.',
}
