import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in Arabic. */
export const arabic: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'تُوزَّع الأوراق.',
  last: 'آخر النتائج',
  noLast: 'لا نتائج بعد',
  rulesText:
    'يلعب كل من على الطاولة الجولة نفسها. لديك 20 ثانية لتصف الفيش ثم تضعها بزر واحد؛ بعدها تُوزَّع يدان من حذاء جديد من ثماني مجموعات، ورقة بعد ورقة. تراهن على أيهما تكون أقرب إلى تسعة، أو على أنهما تتساويان. الفيش التي لا تضعها لا تكلف شيئًا.',
  fairRule: 'لكل جولة حذاؤها، فلا تغيّر النتائج السابقة شيئًا في التالية. تُظهر الطرق ما كان؛ لا نمط يُكتشف ولا طريقة تضمن الربح.',
  beadRoad: 'طريق الخرز',
  bigRoad: 'الطريق الكبير',
  roadLabel: 'من آخر {count} جولة: اللاعب {player}، البنك {banker}، التعادل {tie}',
}
