import { joinWords, type WordsByLanguage } from '../../../page-kit/words/index.ts'
import { frostWords, type FrostWords } from './index.ts'
import type { CardWords, FrostTheme } from '../themes/theme.ts'

/** Completes a theme's own texts with those that all cards say alike. */
export const onCard = (own: WordsByLanguage<CardWords>): FrostTheme['words'] => joinWords(joinWords(frostWords, cards), own)

type Alike = Pick<FrostWords, 'window' | 'pane' | 'board' | 'windows' | 'wipeRule' | 'layRule' | 'returnRule'>

const cards: WordsByLanguage<Alike> = {
  en: {
    window: 'A card with nine fields',
    pane: 'Field {number}: {what}',
    board: 'On the fields: {panes}.',
    windows: 'Cards of 100,000',
    wipeRule:
      'Each round is a card with nine fields. Clear them with a finger or the mouse, with the keyboard (arrows and Enter), or all at once. How you do it changes nothing.',
    layRule:
      'The prize is drawn first, then what is on the fields. A card without a prize shows things drawn at random, every layout without three alike as likely as any other: nothing is arranged to look close to a prize.',
    returnRule:
      'In the long run {game} returns {rtp} of all stakes (961/1000 exactly). It is like a printed series of {windows} cards, of which each round draws one anew; {hit} of them have a prize.',
  },
  de: {
    window: 'Ein Los mit neun Feldern',
    pane: 'Feld {number}: {what}',
    board: 'Auf den Feldern: {panes}.',
    windows: 'Lose von 100.000',
    wipeRule:
      'Jede Runde ist ein Los mit neun Feldern. Legen Sie sie mit Finger oder Maus frei, mit der Tastatur (Pfeile und Enter) oder alle zugleich. Wie Sie das tun, ändert nichts.',
    layRule:
      'Zuerst wird der Gewinn gezogen, dann, was auf den Feldern ist. Ein Los ohne Gewinn zeigt zufällig gezogene Dinge, jede Anordnung ohne drei gleiche so wahrscheinlich wie jede andere: Nichts wird so gelegt, dass es knapp aussieht.',
    returnRule:
      'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück (genau 961/1000). Es ist wie eine gedruckte Serie von {windows} Losen, von denen jede Runde eines neu zieht; {hit} davon haben einen Gewinn.',
  },
  fi: {
    window: 'Arpa, jossa on yhdeksän ruutua',
    pane: 'Ruutu {number}: {what}',
    board: 'Ruuduissa: {panes}.',
    windows: 'Arpoja 100 000:sta',
    wipeRule:
      'Jokainen kierros on arpa, jossa on yhdeksän ruutua. Paljasta ne sormella tai hiirellä, näppäimistöllä (nuolet ja Enter) tai kaikki kerralla. Tapa ei muuta mitään.',
    layRule:
      'Ensin arvotaan voitto, sitten se, mitä ruuduissa on. Voitoton arpa näyttää satunnaisesti arvottuja asioita, jokainen asetelma ilman kolmea samaa yhtä todennäköinen: mitään ei aseteta näyttämään melkein voitolta.',
    returnRule:
      'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista (tarkalleen 961/1000). Se on kuin painettu {windows} arvan sarja, josta jokainen kierros arpoo yhden uudelleen; {hit} niistä voittaa.',
  },
  sv: {
    window: 'En lott med nio fält',
    pane: 'Fält {number}: {what}',
    board: 'På fälten: {panes}.',
    windows: 'Lotter av 100 000',
    wipeRule:
      'Varje runda är en lott med nio fält. Frilägg dem med finger eller mus, med tangentbordet (pilar och Enter) eller alla på en gång. Hur du gör ändrar inget.',
    layRule:
      'Först dras vinsten, sedan vad som finns på fälten. En lott utan vinst visar slumpvis dragna saker, varje uppställning utan tre lika är lika sannolik: inget läggs för att se ut som nästan en vinst.',
    returnRule:
      'I längden ger {game} tillbaka {rtp} av alla insatser (exakt 961/1000). Det är som en tryckt serie av {windows} lotter, av vilka varje runda drar en på nytt; {hit} av dem har en vinst.',
  },
  nl: {
    window: 'Een kaart met negen vakken',
    pane: 'Vak {number}: {what}',
    board: 'Op de vakken: {panes}.',
    windows: 'Kaarten van 100.000',
    wipeRule:
      'Elke ronde is een kaart met negen vakken. Maak ze vrij met vinger of muis, met het toetsenbord (pijlen en Enter) of allemaal tegelijk. Hoe je dat doet, verandert niets.',
    layRule:
      'Eerst wordt de prijs getrokken, dan wat er op de vakken is. Een kaart zonder prijs toont willekeurig getrokken dingen, elke schikking zonder drie gelijke is even waarschijnlijk: niets wordt zo gelegd dat het bijna een prijs lijkt.',
    returnRule:
      'Op den duur geeft {game} {rtp} van alle inzetten terug (precies 961/1000). Het is als een gedrukte serie van {windows} kaarten, waarvan elke ronde er opnieuw een trekt; {hit} daarvan heeft een prijs.',
  },
  et: {
    window: 'Üheksa väljaga pilet',
    pane: 'Väli {number}: {what}',
    board: 'Väljadel: {panes}.',
    windows: 'Pileteid 100 000-st',
    wipeRule:
      'Iga ring on üheksa väljaga pilet. Puhasta väljad sõrme või hiirega, klaviatuuriga (nooled ja Enter) või kõik korraga. See, kuidas sa seda teed, ei muuda midagi.',
    layRule:
      'Kõigepealt loositakse võit, siis see, mis on väljadel. Võiduta pilet näitab juhuslikult loositud asju, iga paigutus ilma kolme ühesuguseta on sama tõenäoline: midagi ei seata nii, et see näiks peaaegu võiduna.',
    returnRule:
      'Pika aja jooksul tagastab {game} {rtp} kõigist panustest (täpselt 961/1000). See on nagu trükitud seeria {windows} piletist, millest iga ring loosib ühe uuesti; {hit} neist toovad võidu.',
  },
  ar: {
    window: 'بطاقة من تسع خانات',
    pane: 'الخانة {number}: {what}',
    board: 'في الخانات: {panes}.',
    windows: 'البطاقات من 100,000',
    wipeRule: 'كل جولة بطاقة من تسع خانات. اكشفها بالإصبع أو الفأرة أو بلوحة المفاتيح (الأسهم وEnter) أو كلها معًا. طريقة الكشف لا تغيّر شيئًا.',
    layRule:
      'تُسحب الجائزة أولًا، ثم ما في الخانات. البطاقة التي بلا جائزة تعرض أشياء مسحوبة عشوائيًا، ولكل ترتيب بلا ثلاثة متماثلة الاحتمال نفسه: لا شيء يُرتَّب ليبدو قريبًا من جائزة.',
    returnRule:
      'على المدى الطويل تعيد لعبة {game} {rtp} من كل الرهانات (بالضبط 961/1000). هي كسلسلة مطبوعة من {windows} بطاقة، تسحب كل جولة واحدة منها من جديد، وفي {hit} منها جائزة.',
  },
}
