import type { HeronWords } from './index.ts'

/** Night Heron's own texts in Estonian. */
export const estonian: HeronWords = {
  game: 'Night Heron',
  idle: '243 viisi. Haigur täidab oma rulli ja asendab teisi.',
  scriptText: '{game} vajab JavaScripti.',
  board: 'Rida {row}: {symbols}',
  way: '{count} tk {symbol}, viise: {ways}',
  moons: '{count} kuud',
  freeSpins: '{count} tasuta keerutust. Haigrud jäävad lõpuni',
  freeSpinOf: 'Tasuta keerutus {number}/{all}. Seni {won}',
  freeLogged: 'Tasuta keerutus {number}: {result} {board}',
  level1: 'Vaikne õnn',
  level2: 'Kuutõus',
  level3: 'Kogu soo tõuseb lendu',
  symbols: {
    H: 'haigur',
    S: 'kuu',
    A: 'vesiroos',
    B: 'kiil',
    C: 'konn',
    D: 'tigu',
    E: 'hundinui',
    F: 'vesiroosileht',
    G: 'kastepiisk',
    K: 'sulg',
  },
  prizesTitle: 'Võidud kolme, nelja ja viie eest',
  prizesLead: 'Iga viisi eest sinu panuse {stake} korral.',
  waysRule:
    'Viis on üks sümbol igal rullil vasakult, kus iganes see ka seisab. Sümboli võit arvestatakse üks kord iga tema viisi kohta: kolm ühel rullil on kolm viisi.',
  heronRule: 'Haigrud tulevad kolmele keskmisele rullile. Haigur täidab kogu oma rulli ja asendab iga sümbolit peale kuu.',
  moonTitle: 'Kuud ja tasuta keerutused',
  moonRule: 'Kolm, neli või viis kuud ükskõik kus maksavad 2, 10 või 50 korda kogu panuse ja toovad 8, 10 või 12 tasuta keerutust.',
  freeRule: 'Tasuta keerutused mängitakse kohe ja panuseta. Haigur, kes neis tuleb, jääb oma rullile viimaseni. Kuud siis midagi ei too.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest, rulle loendades: 58,44 % keerutustes, 1,74 % kuude eest ja 36,38 % tasuta keerutustes, mida tuleb kord 140 vooru jooksul.',
}
