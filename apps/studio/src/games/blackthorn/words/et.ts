import type { BlackthornWords } from './index.ts'

/** Blackthorn's own texts in Estonian. */
export const estonian: BlackthornWords = {
  game: 'Blackthorn',
  idle: 'Ava üks kuni kuus kasti ja lase jagada.',
  scriptText: 'Blackthorn vajab JavaScripti.',
  spin: 'Jaga',
  spinning: 'Kaardid tulevad',
  felt: 'Blackjack maksab 3 : 2 · Diiler jääb 17 peale',
  boxes: 'Kastid',
  fewer: 'Üks kast vähem',
  more: 'Üks kast rohkem',
  inAll: '{count} × {stake} = {sum}',
  dealer: 'Diiler',
  box: 'Kast {box}',
  hit: 'Kaart',
  stand: 'Jää',
  double: 'Topelda',
  soft: 'pehme {points}',
  turn: '{box}: {total}',
  shows: 'Diileri avatud kaart: {card}.',
  missing: 'Topeldamine maksab veel {stake} ja puudu on {missing}. Võta kaart või jää.',
  told: '{name}: {cards}; {total}.',
  toldEnd: '{name}: {cards}; {total}; {result}.',
  dealerHas: 'Diiler {total}',
  several: '{count} × {result}',
  results: { blackjack: 'Blackjack!', won: 'Võit', push: 'Viik', lost: 'Kaotus', bust: 'Üle' },
  level1: 'Kena voor',
  level2: 'Suur voor',
  level3: 'Aasta voor',
  aimTitle: 'Kuidas mängitakse',
  aimRule:
    'Jõua 21-le lähemale kui diiler, ilma et läheksid üle. Pildikaardid loevad 10, äss 11 või 1, kui 11 oleks liiga palju. Käsi, milles äss loeb 11, on pehme.',
  boxesRule: 'Sa avad üks kuni kuus kasti, igaühe valitud panusega. Neid mängitakse järjekorras ühe diileri vastu.',
  shoeRule: 'Iga kaart võetakse kõigi 52 seast, mis iganes enne tuli. Kaartide lugemine ei anna siin midagi.',
  blackjackRule:
    'Äss koos kümne või pildikaardiga kahe esimese kaardina on blackjack ja maksab 3 : 2. Iga muu võit maksab panuse jagu ja võrdsete punktide korral tuleb panus tagasi.',
  dealerRule:
    'Diiler näitab üht kaarti. Enne kastide mängimist vaadatakse peidetud kaarti: diileri blackjack lõpetab vooru ja ainult sinu enda blackjack saab panuse tagasi. Muidu võtab diiler kuni 17-ni ja jääb iga 17 peale, ka pehme. Kui võrrelda pole ühegi kastiga, pööratakse peidetud kaart ümber ja juurde ei võeta.',
  doubleRule:
    'Mis tahes kahe kaardiga võid topeldada: panustad sama palju juurde, saad ühe kaardi ja kast jääb. Tasuta voore topeldada ei saa. Jagamist ja kindlustust ei ole.',
  keysRule: 'Klaviatuuril võtab H kaardi, S jääb ja D topeldab; tühik jagab.',
  absentRule: 'Voor, mille sa pooleli jätad, ootab sind samade kaartidega. 20 tunni pärast jääb iga kast nii, nagu ta on.',
  strategyTitle: 'Strateegiakaart',
  strategyLead:
    'Mis toob kõige rohkem tagasi, sinu punktidega diileri avatud kaardi vastu. H: kaart. S: jää. D: topelda, muidu kaart. E: topelda, muidu jää.',
  hardHands: 'Muud käed',
  softHands: 'Pehmed käed',
  yours: 'Sina',
  returnRule:
    'Selle kaardi järgi mängides tagastab Blackthorn pikas plaanis {rtp} panustest, millega voorud algavad: täpselt arvutatud, tagurpidi läbi iga käe. Muu mäng tagastab vähem.',
}
