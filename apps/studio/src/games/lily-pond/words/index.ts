import type { RoomWords } from '../../../page-kit/bingo/words/index.ts'
import type { WordsByLanguage } from '../../../page-kit/words/index.ts'

type Names = { line: string; corners: string; x: string; diamond: string; frame: string; house: string }
const room = (goals: Names, about: string): RoomWords => ({ game: 'Lily Pond', goals, about })

/** What Lily Pond calls its patterns, and how its cards are made. */
export const lilyPondWords: WordsByLanguage<RoomWords> = {
  en: room(
    { line: 'A line', corners: 'Four corners', x: 'Letter X', diamond: 'Diamond', frame: 'Frame', house: 'Full card' },
    'A card has 24 of the numbers 1 to 75 around a free cell: 1 to 15 in the first column, 16 to 30 in the second, and so on. Every game has a line and then a pattern: four corners, letter X, diamond, frame, full card, one game after the other. A line goes across, down or from corner to corner.',
  ),
  de: room(
    { line: 'Eine Linie', corners: 'Vier Ecken', x: 'Buchstabe X', diamond: 'Raute', frame: 'Rahmen', house: 'Volle Karte' },
    'Ein Schein hat 24 der Zahlen 1 bis 75 um ein freies Feld: 1 bis 15 in der ersten Spalte, 16 bis 30 in der zweiten und so weiter. Jedes Spiel hat eine Linie und dann ein Muster: vier Ecken, Buchstabe X, Raute, Rahmen, volle Karte, ein Spiel nach dem anderen. Eine Linie geht quer, senkrecht oder von Ecke zu Ecke.',
  ),
  fi: room(
    { line: 'Rivi', corners: 'Neljä kulmaa', x: 'Kirjain X', diamond: 'Vinoneliö', frame: 'Kehys', house: 'Täysi kortti' },
    'Kupongissa on 24 numeroa väliltä 1–75 vapaan ruudun ympärillä: 1–15 ensimmäisessä sarakkeessa, 16–30 toisessa ja niin edelleen. Joka pelissä on rivi ja sitten kuvio: neljä kulmaa, kirjain X, vinoneliö, kehys, täysi kortti, peli toisensa jälkeen. Rivi kulkee vaakaan, pystyyn tai kulmasta kulmaan.',
  ),
  sv: room(
    { line: 'En rad', corners: 'Fyra hörn', x: 'Bokstaven X', diamond: 'Ruter', frame: 'Ram', house: 'Fullt kort' },
    'En bricka har 24 av numren 1 till 75 runt ett fritt fält: 1 till 15 i första spalten, 16 till 30 i den andra och så vidare. Varje spel har en rad och sedan ett mönster: fyra hörn, bokstaven X, ruter, ram, fullt kort, spel efter spel. En rad går tvärs, nedåt eller från hörn till hörn.',
  ),
  nl: room(
    { line: 'Een lijn', corners: 'Vier hoeken', x: 'De letter X', diamond: 'Ruit', frame: 'Lijst', house: 'Hele kaart' },
    'Een kaart heeft 24 van de nummers 1 tot 75 rond een vrij vak: 1 tot 15 in de eerste kolom, 16 tot 30 in de tweede, enzovoort. Elk spel heeft een lijn en dan een patroon: vier hoeken, de letter X, ruit, lijst, hele kaart, spel na spel. Een lijn gaat dwars, omlaag of van hoek naar hoek.',
  ),
  et: room(
    { line: 'Rida', corners: 'Neli nurka', x: 'Täht X', diamond: 'Romb', frame: 'Raam', house: 'Täis kaart' },
    'Piletil on 24 numbrit vahemikust 1–75 vaba ruudu ümber: esimeses veerus 1–15, teises 16–30 ja nii edasi. Igas mängus on rida ja siis kujund: neli nurka, täht X, romb, raam, täis kaart, mäng mängu järel. Rida käib risti, alla või nurgast nurka.',
  ),
  ar: room(
    { line: 'سطر', corners: 'الزوايا الأربع', x: 'حرف X', diamond: 'معيّن', frame: 'إطار', house: 'بطاقة كاملة' },
    'في البطاقة 24 من الأرقام 1 إلى 75 حول خانة حرة: 1 إلى 15 في العمود الأول، و16 إلى 30 في الثاني، وهكذا. في كل لعبة سطر ثم شكل: الزوايا الأربع، حرف X، معيّن، إطار، بطاقة كاملة، لعبة بعد لعبة. والسطر أفقي أو عمودي أو من زاوية إلى زاوية.',
  ),
}
