import type { JacksWords } from './index.ts'

/** Jacks' own texts in Estonian. */
export const estonian: JacksWords = {
  game: 'Jacks',
  idle: 'Viis kaarti. Hoia head alles ja võta üks kord juurde.',
  scriptText: 'Jacks vajab JavaScripti.',
  spin: 'Jaga',
  spinning: 'Kaardid tulevad',
  pays: 'Mida käed maksavad',
  hand: 'Sinu kaardid',
  held: 'Alles',
  draw: 'Võta juurde',
  choose: 'Vali, mis alles jääb, ja võta juurde.',
  now: 'Seni: {hand}',
  none: 'ei midagi, mis maksab',
  advise: 'Näita parimat valikut',
  adviceSome: 'Parim: hoia alles {cards}. Keskmiselt tuleb tagasi {money}.',
  adviceNone: 'Parim: ära hoia midagi alles. Keskmiselt tuleb tagasi {money}.',
  dealt: 'Jagatud: {cards}. {hand}',
  board: 'Kaardid: {cards}.',
  hands: {
    royalFlush: 'Kuninglik mastirida',
    straightFlush: 'Mastirida',
    fourOfAKind: 'Nelik',
    fullHouse: 'Täismaja',
    flush: 'Mast',
    straight: 'Rida',
    threeOfAKind: 'Kolmik',
    twoPairs: 'Kaks paari',
    jacksOrBetter: 'Poisid või parem',
  },
  level1: 'Kena käsi',
  level2: 'Käsi, mida raamida',
  level3: 'Elu käsi',
  prizesLead: 'Sinu panuse eest, mis on praegu {stake}. Loeb kõrgeim käsi.',
  playTitle: 'Kuidas mängitakse',
  dealRule: '52 kaardi pakk segatakse igaks vooruks uuesti ja sa saad viis kaarti. Hoia neist alles mitte ühtegi, mõned või kõik.',
  drawRule: 'Juurdevõtt: iga kaart, mida sa alles ei hoia, vahetatakse sama paki järgmise vastu. Siis makstakse käe eest.',
  pairRule: 'Paar maksab alates poistest: poisid, emandad, kuningad või ässad. Äss on kõrgeim, reas ässast viieni aga madalaim.',
  keysRule: 'Klaviatuuril hoiavad klahvid 1 kuni 5 kaardi alles; tühik jagab ja võtab juurde.',
  adviceRule:
    'Parim valik on see, millega tuleb keskmiselt kõige rohkem tagasi. See arvutatakse kõigi võimalike juurdevõttude põhjal; sa ei pea seda järgima.',
  absentRule:
    'Voor, mille sa pooleli jätad, ootab sind samade kaartidega. 20 tunni pärast mängitakse see lõpuni parima valikuga. Kui mitu on võrdselt head, hoitakse alles kõige rohkem kaarte, ja neist kõige vasakpoolsemad.',
  returnRule:
    'Parima mänguga tagastab Jacks pikas plaanis {rtp} kõigist panustest: täpselt arvutatud üle kõigi 2 598 960 käe ja kõigi 32 valiku igaühes. Muud valikud tagastavad vähem.',
}
