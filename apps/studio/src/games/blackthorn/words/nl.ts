import type { BlackthornWords } from './index.ts'

/** Blackthorn's own texts in Dutch. */
export const dutch: BlackthornWords = {
  game: 'Blackthorn',
  idle: 'Open één tot zes vakken en laat delen.',
  scriptText: 'Blackthorn heeft JavaScript nodig.',
  spin: 'Delen',
  spinning: 'De kaarten komen',
  felt: 'Blackjack betaalt 3 tegen 2 · De deler past op 17',
  boxes: 'Vakken',
  fewer: 'Eén vak minder',
  more: 'Eén vak meer',
  inAll: '{count} × {stake} = {sum}',
  dealer: 'Deler',
  box: 'Vak {box}',
  hit: 'Kaart',
  stand: 'Passen',
  double: 'Verdubbelen',
  soft: 'zachte {points}',
  turn: '{box}: {total}',
  shows: 'De deler toont {card}.',
  missing: 'Verdubbelen kost nog {stake} en er ontbreekt {missing}. Neem een kaart of pas.',
  told: '{name}: {cards}; {total}.',
  toldEnd: '{name}: {cards}; {total}; {result}.',
  dealerHas: 'Deler {total}',
  several: '{count} × {result}',
  results: { blackjack: 'Blackjack!', won: 'Gewonnen', push: 'Gelijk', lost: 'Verloren', bust: 'Kapot' },
  level1: 'Een mooie ronde',
  level2: 'Een grootse ronde',
  level3: 'De ronde van het jaar',
  aimTitle: 'Zo wordt er gespeeld',
  aimRule:
    'Kom dichter bij 21 dan de deler zonder eroverheen te gaan. Plaatjes tellen 10, een aas 11, of 1 waar 11 te veel zou zijn. Een hand met een aas die 11 telt, is zacht.',
  boxesRule: 'Je opent één tot zes vakken, elk met de inzet die je kiest. Ze worden op volgorde gespeeld tegen één deler.',
  shoeRule: 'Elke kaart wordt uit alle 52 getrokken, wat er ook eerder kwam. Kaarten tellen levert hier niets op.',
  blackjackRule:
    'Een aas met een tien of een plaatje als eerste twee kaarten is een blackjack en betaalt 3 tegen 2. Elke andere winst betaalt zoveel als de inzet, en bij gelijke punten komt de inzet terug.',
  dealerRule:
    'De deler toont één kaart. Voordat de vakken worden gespeeld, wordt de verborgen kaart bekeken: een blackjack van de deler beëindigt de ronde, en alleen een eigen blackjack krijgt de inzet terug. Anders trekt de deler tot 17 en past op elke 17, ook een zachte. Is er geen vak meer om mee te vergelijken, dan wordt de verborgen kaart gedraaid en geen kaart getrokken.',
  doubleRule:
    'Met twee willekeurige kaarten kun je verdubbelen: je zet nog eens zoveel in, krijgt één kaart, en het vak past. Gratis rondes kunnen niet worden verdubbeld. Splitsen en verzekeren bestaan hier niet.',
  keysRule: 'Op een toetsenbord neemt H een kaart, past S en verdubbelt D; de spatiebalk deelt.',
  absentRule: 'Een ronde die je verlaat, wacht op je met dezelfde kaarten. Na 20 uur past elk vak zoals het is.',
  strategyTitle: 'Strategiekaart',
  strategyLead:
    'Wat het meest oplevert, voor jouw punten tegen de kaart die de deler toont. H: kaart. S: passen. D: verdubbelen, anders kaart. E: verdubbelen, anders passen.',
  hardHands: 'Andere handen',
  softHands: 'Zachte handen',
  yours: 'Jij',
  returnRule:
    'Gespeeld volgens deze kaart betaalt Blackthorn op de lange duur {rtp} terug van de inzetten waarmee rondes beginnen: exact berekend, achterwaarts door elke hand. Ander spel levert minder op.',
}
