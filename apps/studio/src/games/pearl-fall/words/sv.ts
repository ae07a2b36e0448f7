import type { PearlWords } from './index.ts'

/** Pearl Fall's own texts in Swedish. */
export const swedish: PearlWords = {
  game: 'Pearl Fall',
  idle: 'Välj rader och risk. Vid varje stift faller pärlan åt vänster eller höger.',
  level1: 'En vacker pärla',
  level2: 'Ett pärlband',
  level3: 'Oceanens pärla',
  scriptText: '{game} behöver JavaScript.',
  spin: 'Släpp pärlan',
  rows: 'Rader',
  risk: 'Risknivå',
  low: 'Låg',
  medium: 'Medel',
  high: 'Hög',
  boardName: 'Rader: {rows}, risk: {risk}',
  board: '{board}. Skålarna betalar från vänster till höger: {pays}.',
  fell: 'Skål {cup} av {cups} betalar {pays}',
  way: 'Pärlans väg: {steps}.',
  left: 'vänster',
  right: 'höger',
  cups: 'Skålar',
  chance: 'Chans',
  prizesTitle: 'Vinster på brädet du har valt',
  wayRule:
    'Vid varje stift avgör en slumpad bit om pärlan faller åt vänster eller höger, båda lika sannolika. Du ser exakt den väg som drogs.',
  riskRule:
    'Risken ändrar bara vad skålarna betalar, aldrig hur pärlan faller. Varje skål betalar något; de flesta i mitten mindre än insatsen.',
  returnRule: 'I längden ger {game} tillbaka {rtp} av alla insatser. Det beror på brädet och är räknat på alla vägar som pärlan kan ta:',
}
