import type { BlackthornWords } from './index.ts'

/** Blackthorn's own texts in Swedish. */
export const swedish: BlackthornWords = {
  game: 'Blackthorn',
  idle: 'Öppna en till sex rutor och låt kort ges.',
  scriptText: 'Blackthorn behöver JavaScript.',
  spin: 'Ge',
  spinning: 'Korten kommer',
  felt: 'Blackjack ger 3 mot 2 · Given stannar på 17',
  boxes: 'Rutor',
  fewer: 'En ruta färre',
  more: 'En ruta till',
  inAll: '{count} × {stake} = {sum}',
  dealer: 'Given',
  box: 'Ruta {box}',
  hit: 'Kort',
  stand: 'Stanna',
  double: 'Dubbla',
  soft: 'mjuka {points}',
  turn: '{box}: {total}',
  shows: 'Given visar {card}.',
  missing: 'Att dubbla kostar {stake} till, och {missing} saknas. Ta ett kort eller stanna i stället.',
  told: '{name}: {cards}; {total}.',
  toldEnd: '{name}: {cards}; {total}; {result}.',
  dealerHas: 'Given {total}',
  several: '{count} × {result}',
  results: { blackjack: 'Blackjack!', won: 'Vunnen', push: 'Oavgjort', lost: 'Förlorad', bust: 'Tjock' },
  level1: 'En fin runda',
  level2: 'En stor runda',
  level3: 'Årets runda',
  aimTitle: 'Så spelas det',
  aimRule:
    'Kom närmare 21 än given utan att gå över. Klädda kort räknas som 10, ett ess som 11, eller 1 där 11 vore för mycket. En hand med ett ess som räknas som 11 är mjuk.',
  boxesRule: 'Du öppnar en till sex rutor, var och en med den insats du väljer. De spelas i ordning mot samma giv.',
  shoeRule: 'Varje kort dras ur alla 52, vad som än har kommit förut. Att räkna kort ger ingenting här.',
  blackjackRule:
    'Ett ess med en tia eller ett klätt kort som de två första korten är en blackjack och ger 3 mot 2. Varje annan vinst ger lika mycket som insatsen, och lika poäng ger insatsen tillbaka.',
  dealerRule:
    'Given visar ett kort. Innan rutorna spelas ser man på det dolda: en blackjack hos given avslutar rundan, och bara en egen blackjack får insatsen tillbaka. Annars drar given upp till 17 och stannar på varje 17, även en mjuk. Finns ingen ruta kvar att jämföra med vänds det dolda kortet och inget dras.',
  doubleRule:
    'Med vilka två kort som helst kan du dubbla: du satsar lika mycket till, får ett kort, och rutan stannar. Gratisrundor kan inte dubblas. Delning och försäkring finns inte.',
  keysRule: 'På tangentbordet tar H ett kort, S stannar och D dubblar; mellanslag ger.',
  absentRule: 'En runda som du lämnar väntar på dig med samma kort. Efter 20 timmar stannar varje ruta som den är.',
  strategyTitle: 'Strategikort',
  strategyLead:
    'Det som ger mest tillbaka, för dina poäng mot kortet som given visar. H: kort. S: stanna. D: dubbla, annars kort. E: dubbla, annars stanna.',
  hardHands: 'Andra händer',
  softHands: 'Mjuka händer',
  yours: 'Dina',
  returnRule:
    'Spelat efter kortet betalar Blackthorn i längden tillbaka {rtp} av de insatser som rundor börjar med: exakt räknat, baklänges genom varje hand. Annat spel ger mindre.',
}
