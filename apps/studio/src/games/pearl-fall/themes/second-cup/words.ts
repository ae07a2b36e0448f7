import type { PearlTheme } from '../theme.ts'

/** The theme's texts by language. */
export const words: PearlTheme['words'] = {
  en: {
    game: 'Second Cup',
    idle: 'Choose rows and risk. At every lump of sugar the bean falls left or right.',
    spin: 'Drop a bean',
    board: '{board}. The cups pay from left to right: {pays}.',
    fell: 'Cup {cup} of {cups} pays {pays}',
    way: 'The way of the bean: {steps}.',
    cups: 'Cups',
    wayRule:
      'At every lump of sugar one random bit decides whether the bean falls left or right, both as likely. You see exactly the way that was drawn.',
    riskRule:
      'The risk changes only what the cups pay, never how the bean falls. Every cup pays something; most cups in the middle pay less than the stake.',
    returnRule:
      'In the long run {game} returns {rtp} of all stakes. It depends on the board, and is counted from all ways that the bean can take:',
    level1: 'A fine roast',
    level2: 'A double, please',
    level3: 'Coffee for the whole street',
  },
  de: {
    game: 'Second Cup',
    idle: 'Wählen Sie Reihen und Risiko. An jedem Zuckerwürfel fällt die Bohne nach links oder rechts.',
    spin: 'Eine Bohne fallen lassen',
    board: '{board}. Die Tassen zahlen von links nach rechts: {pays}.',
    fell: 'Tasse {cup} von {cups} zahlt {pays}',
    way: 'Der Weg der Bohne: {steps}.',
    cups: 'Tassen',
    wayRule:
      'An jedem Zuckerwürfel entscheidet ein Zufallsbit, ob die Bohne nach links oder rechts fällt, beides gleich wahrscheinlich. Sie sehen genau den Weg, der gezogen wurde.',
    riskRule:
      'Das Risiko ändert nur, was die Tassen zahlen, nie, wie die Bohne fällt. Jede Tasse zahlt etwas; die meisten in der Mitte weniger als den Einsatz.',
    returnRule:
      'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück. Das hängt vom Brett ab und ist aus allen Wegen gezählt, die die Bohne nehmen kann:',
    level1: 'Fein geröstet',
    level2: 'Einen doppelten, bitte',
    level3: 'Kaffee für die ganze Straße',
  },
  fi: {
    game: 'Second Cup',
    idle: 'Valitse rivit ja riski. Jokaisella sokeripalalla papu putoaa vasemmalle tai oikealle.',
    spin: 'Pudota papu',
    board: '{board}. Kupit maksavat vasemmalta oikealle: {pays}.',
    fell: 'Kuppi {cup}/{cups} maksaa {pays}',
    way: 'Pavun reitti: {steps}.',
    cups: 'Kupit',
    wayRule:
      'Jokaisella sokeripalalla yksi satunnainen bitti ratkaisee, putoaako papu vasemmalle vai oikealle, kumpikin yhtä todennäköisesti. Näet täsmälleen sen reitin, joka arvottiin.',
    riskRule:
      'Riski muuttaa vain sitä, mitä kupit maksavat, ei koskaan pavun putoamista. Jokainen kuppi maksaa jotain; useimmat keskellä vähemmän kuin panoksen.',
    returnRule:
      'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista. Osuus riippuu laudasta, ja se on laskettu kaikista reiteistä, joita papu voi kulkea:',
    level1: 'Hieno paahto',
    level2: 'Tuplana, kiitos',
    level3: 'Kahvit koko kadulle',
  },
  sv: {
    game: 'Second Cup',
    idle: 'Välj rader och risk. Vid varje sockerbit faller bönan åt vänster eller höger.',
    spin: 'Släpp en böna',
    board: '{board}. Kopparna betalar från vänster till höger: {pays}.',
    fell: 'Kopp {cup} av {cups} betalar {pays}',
    way: 'Bönans väg: {steps}.',
    cups: 'Koppar',
    wayRule:
      'Vid varje sockerbit avgör en slumpad bit om bönan faller åt vänster eller höger, båda lika sannolika. Du ser exakt den väg som drogs.',
    riskRule:
      'Risken ändrar bara vad kopparna betalar, aldrig hur bönan faller. Varje kopp betalar något; de flesta i mitten mindre än insatsen.',
    returnRule: 'I längden ger {game} tillbaka {rtp} av alla insatser. Det beror på brädet och är räknat på alla vägar som bönan kan ta:',
    level1: 'En fin rostning',
    level2: 'En dubbel, tack',
    level3: 'Kaffe åt hela gatan',
  },
  nl: {
    game: 'Second Cup',
    idle: 'Kies rijen en risico. Bij elk suikerklontje valt de boon naar links of rechts.',
    spin: 'Laat een boon vallen',
    board: '{board}. De kopjes betalen van links naar rechts: {pays}.',
    fell: 'Kopje {cup} van {cups} betaalt {pays}',
    way: 'De weg van de boon: {steps}.',
    cups: 'Kopjes',
    wayRule:
      'Bij elk suikerklontje beslist één willekeurige bit of de boon naar links of rechts valt, beide even waarschijnlijk. Je ziet precies de weg die is getrokken.',
    riskRule:
      'Het risico verandert alleen wat de kopjes betalen, nooit hoe de boon valt. Elk kopje betaalt iets; de meeste in het midden minder dan de inzet.',
    returnRule:
      'Op den duur geeft {game} {rtp} van alle inzetten terug. Dat hangt af van het bord en is geteld over alle wegen die de boon kan nemen:',
    level1: 'Fijn gebrand',
    level2: 'Een dubbele, graag',
    level3: 'Koffie voor de hele straat',
  },
  et: {
    game: 'Second Cup',
    idle: 'Vali read ja risk. Iga suhkrutüki juures kukub uba vasakule või paremale.',
    spin: 'Lase uba kukkuda',
    board: '{board}. Tassid maksavad vasakult paremale: {pays}.',
    fell: 'Tass {cup}/{cups} maksab {pays}',
    way: 'Oa tee: {steps}.',
    cups: 'Tassid',
    wayRule:
      'Iga suhkrutüki juures otsustab üks juhuslik bitt, kas uba kukub vasakule või paremale, mõlemad sama tõenäoliselt. Sa näed täpselt seda teed, mis loositi.',
    riskRule:
      'Risk muudab ainult seda, mida tassid maksavad, mitte kunagi oa kukkumist. Iga tass maksab midagi; enamik keskel olevaid vähem kui panuse.',
    returnRule:
      'Pika aja jooksul tagastab {game} {rtp} kõigist panustest. See sõltub lauast ja on loetud kõigist teedest, mida uba võib minna:',
    level1: 'Peen röst',
    level2: 'Topelt, palun',
    level3: 'Kohvi tervele tänavale',
  },
  ar: {
    game: 'Second Cup',
    idle: 'اختر الصفوف والمخاطرة. عند كل مكعب سكر تسقط الحبة يسارًا أو يمينًا.',
    spin: 'أسقط حبة بن',
    board: '{board}. تدفع الفناجين من اليسار إلى اليمين: {pays}.',
    fell: 'الفنجان {cup} من {cups} يدفع {pays}',
    way: 'طريق الحبة: {steps}.',
    cups: 'الفناجين',
    wayRule: 'عند كل مكعب سكر يقرر رقم عشوائي واحد إن كانت الحبة تسقط يسارًا أو يمينًا، والاحتمالان متساويان. ترى الطريق الذي سُحب بالضبط.',
    riskRule:
      'لا تغيّر المخاطرة إلا ما تدفعه الفناجين، ولا تغيّر سقوط الحبة أبدًا. كل فنجان يدفع شيئًا، ومعظم الفناجين في الوسط تدفع أقل من الرهان.',
    returnRule:
      'على المدى الطويل تعيد لعبة {game} {rtp} من كل الرهانات. يتوقف ذلك على اللوح، وهو محسوب من كل الطرق التي يمكن أن تسلكها الحبة:',
    level1: 'تحميص فاخر',
    level2: 'فنجان مزدوج من فضلك',
    level3: 'قهوة للشارع كله',
  },
}
