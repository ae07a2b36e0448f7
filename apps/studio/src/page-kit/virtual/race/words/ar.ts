import type { RaceWords } from './index.ts'

/** The texts that races have in common, in Arabic. */
export const arabic: RaceWords = {
  race: 'السباق {number}',
  runners: 'المتسابقون والأسعار',
  chance: 'الاحتمال {percent} %‎',
  win: 'الفوز',
  place: 'المركز',
  forecast: 'الثنائي',
  first: 'الأول',
  second: 'الثاني',
  addForecast: 'أضف بسعر {price}',
  runner: '{number} {name}',
  winOf: 'الفوز: {runner}',
  placeOf: 'المركز: {runner}',
  forecastOf: 'الثنائي: {first} ثم {second}',
  priced: '{bet}، السعر {price}',
  picture: 'السباق مرسومًا',
  standing: 'الترتيب في السباق',
  lineUp: 'يتجهون إلى خط البداية.',
  off: 'انطلقوا. {first} الأسرع انطلاقًا.',
  early: '{first} في المقدمة أمام {second} و{third}.',
  late: 'في الطريق إلى النهاية {first} أمام {second}.',
  close: '{first} و{second} جنبًا إلى جنب.',
  finish: 'يفوز {first} أمام {second}، و{third} ثالثًا.',
  firstThree: '{first}، {second}، {third}',
  rulesTitle: 'كيف يجري السباق',
  rulesText:
    'يراهن الجميع على السباق نفسه. يُقام في وقته بحسب الساعة، ويُقبل الرهان حتى ذلك الحين؛ وعدة سباقات قادمة مفتوحة. يُسحب المتسابقون وأوزانهم علنًا عند فتح السباق. ويُسحب الترتيب بعد إغلاق الرهان، وينتهي السباق المرسوم به تمامًا.',
  winRule: 'الفوز: يصل المتسابق أولًا.',
  placeRule: 'المركز: يكون المتسابق بين أول {count}.',
  forecastRule: 'الثنائي: يصل المتسابقان أولًا وثانيًا بهذا الترتيب.',
  modelRule:
    'لكل متسابق وزن. يُسحب الأول من بين الجميع بنسبة أوزانهم، والثاني كذلك ممن بقي، وهكذا. الاحتمال بجانب الاسم هو وزنه من مجموع الأوزان.',
}
