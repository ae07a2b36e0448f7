import type { PearlTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: PearlTheme['words'] = {
  en: {
    game: 'White Water',
    idle: 'Choose rows and risk. The canoe passes every rock on the left or on the right.',
    spin: 'Push off',
    board: '{board}. The landings pay from left to right: {pays}.',
    fell: 'Landing {cup} of {cups} pays {pays}',
    way: 'The way of the canoe: {steps}.',
    cups: 'Landings',
    wayRule:
      'At every rock one random bit decides whether the canoe passes on the left or on the right, both as likely. You see exactly the way that was drawn.',
    riskRule:
      'The risk changes only what the landings pay, never how the canoe runs. Every landing pays something; most in the middle pay less than the stake.',
    returnRule:
      'In the long run {game} returns {rtp} of all stakes. It depends on the river, and is counted from all ways that the canoe can take:',
    level1: 'A clean run',
    level2: 'Over the great drop',
    level3: 'Master of the gorge',
  },
  de: {
    game: 'White Water',
    idle: 'Wählen Sie Reihen und Risiko. An jedem Felsen fährt das Kanu links oder rechts vorbei.',
    spin: 'Vom Ufer abstoßen',
    board: '{board}. Die Anleger zahlen von links nach rechts: {pays}.',
    fell: 'Anleger {cup} von {cups} zahlt {pays}',
    way: 'Der Weg des Kanus: {steps}.',
    cups: 'Anleger',
    wayRule:
      'An jedem Felsen entscheidet ein Zufallsbit, ob das Kanu links oder rechts vorbeifährt, beides gleich wahrscheinlich. Sie sehen genau den Weg, der gezogen wurde.',
    riskRule:
      'Das Risiko ändert nur, was die Anleger zahlen, nie, wie das Kanu fährt. Jeder Anleger zahlt etwas; die meisten in der Mitte weniger als den Einsatz.',
    returnRule:
      'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück. Das hängt vom Fluss ab und ist aus allen Wegen gezählt, die das Kanu nehmen kann:',
    level1: 'Eine saubere Fahrt',
    level2: 'Über den großen Fall',
    level3: 'Herr der Schlucht',
  },
  fi: {
    game: 'White Water',
    idle: 'Valitse rivit ja riski. Kanootti ohittaa jokaisen kiven vasemmalta tai oikealta.',
    spin: 'Työnnä vesille',
    board: '{board}. Laiturit maksavat vasemmalta oikealle: {pays}.',
    fell: 'Laituri {cup}/{cups} maksaa {pays}',
    way: 'Kanootin reitti: {steps}.',
    cups: 'Laiturit',
    wayRule:
      'Jokaisella kivellä yksi satunnainen bitti ratkaisee, ohittaako kanootti sen vasemmalta vai oikealta, kumpikin yhtä todennäköisesti. Näet täsmälleen sen reitin, joka arvottiin.',
    riskRule:
      'Riski muuttaa vain sitä, mitä laiturit maksavat, ei koskaan kanootin kulkua. Jokainen laituri maksaa jotain; useimmat keskellä vähemmän kuin panoksen.',
    returnRule:
      'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista. Osuus riippuu joesta, ja se on laskettu kaikista reiteistä, joita kanootti voi kulkea:',
    level1: 'Puhdas lasku',
    level2: 'Suuren putouksen yli',
    level3: 'Rotkon mestari',
  },
  sv: {
    game: 'White Water',
    idle: 'Välj rader och risk. Kanoten passerar varje sten till vänster eller höger.',
    spin: 'Stöt ut kanoten',
    board: '{board}. Bryggorna betalar från vänster till höger: {pays}.',
    fell: 'Brygga {cup} av {cups} betalar {pays}',
    way: 'Kanotens väg: {steps}.',
    cups: 'Bryggor',
    wayRule:
      'Vid varje sten avgör en slumpad bit om kanoten passerar till vänster eller höger, båda lika sannolika. Du ser exakt den väg som drogs.',
    riskRule:
      'Risken ändrar bara vad bryggorna betalar, aldrig hur kanoten far. Varje brygga betalar något; de flesta i mitten mindre än insatsen.',
    returnRule: 'I längden ger {game} tillbaka {rtp} av alla insatser. Det beror på forsen och är räknat på alla vägar som kanoten kan ta:',
    level1: 'Ett rent åk',
    level2: 'Över det stora fallet',
    level3: 'Forsens mästare',
  },
  nl: {
    game: 'White Water',
    idle: 'Kies rijen en risico. De kano passeert elke rots links of rechts.',
    spin: 'Stoot de kano af',
    board: '{board}. De steigers betalen van links naar rechts: {pays}.',
    fell: 'Steiger {cup} van {cups} betaalt {pays}',
    way: 'De weg van de kano: {steps}.',
    cups: 'Steigers',
    wayRule:
      'Bij elke rots beslist één willekeurige bit of de kano links of rechts passeert, beide even waarschijnlijk. Je ziet precies de weg die is getrokken.',
    riskRule:
      'Het risico verandert alleen wat de steigers betalen, nooit hoe de kano vaart. Elke steiger betaalt iets; de meeste in het midden minder dan de inzet.',
    returnRule:
      'Op den duur geeft {game} {rtp} van alle inzetten terug. Dat hangt af van de rivier en is geteld over alle wegen die de kano kan nemen:',
    level1: 'Een gave afdaling',
    level2: 'Over de grote val',
    level3: 'Meester van de kloof',
  },
  et: {
    game: 'White Water',
    idle: 'Vali read ja risk. Kanuu möödub igast kivist vasakult või paremalt.',
    spin: 'Lükka kanuu vette',
    board: '{board}. Sillad maksavad vasakult paremale: {pays}.',
    fell: 'Sild {cup}/{cups} maksab {pays}',
    way: 'Kanuu tee: {steps}.',
    cups: 'Sillad',
    wayRule:
      'Iga kivi juures otsustab üks juhuslik bitt, kas kanuu möödub vasakult või paremalt, mõlemad sama tõenäoliselt. Sa näed täpselt seda teed, mis loositi.',
    riskRule:
      'Risk muudab ainult seda, mida sillad maksavad, mitte kunagi kanuu teekonda. Iga sild maksab midagi; enamik keskel olevaid vähem kui panuse.',
    returnRule:
      'Pika aja jooksul tagastab {game} {rtp} kõigist panustest. See sõltub jõest ja on loetud kõigist teedest, mida kanuu võib minna:',
    level1: 'Puhas sõit',
    level2: 'Üle suure joa',
    level3: 'Kuristiku meister',
  },
  ar: {
    game: 'White Water',
    idle: 'اختر الصفوف والمخاطرة. يمرّ الزورق بكل صخرة من اليسار أو من اليمين.',
    spin: 'ادفع الزورق',
    board: '{board}. تدفع المراسي من اليسار إلى اليمين: {pays}.',
    fell: 'المرسى {cup} من {cups} يدفع {pays}',
    way: 'طريق الزورق: {steps}.',
    cups: 'المراسي',
    wayRule: 'عند كل صخرة يقرر رقم عشوائي واحد إن كان الزورق يمرّ يسارًا أو يمينًا، والاحتمالان متساويان. ترى الطريق الذي سُحب بالضبط.',
    riskRule:
      'لا تغيّر المخاطرة إلا ما تدفعه المراسي، ولا تغيّر مسير الزورق أبدًا. كل مرسى يدفع شيئًا، ومعظم المراسي في الوسط تدفع أقل من الرهان.',
    returnRule:
      'على المدى الطويل تعيد لعبة {game} {rtp} من كل الرهانات. يتوقف ذلك على النهر، وهو محسوب من كل الطرق التي يمكن أن يسلكها الزورق:',
    level1: 'نزول نظيف',
    level2: 'فوق الشلال الكبير',
    level3: 'سيد الوادي',
  },
}
