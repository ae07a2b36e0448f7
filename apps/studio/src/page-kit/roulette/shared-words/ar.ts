import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in Arabic. */
export const arabic: SharedWheelWords = {
  playing: 'الكرة تدور.',
  last: 'آخر الأرقام',
  noLast: 'لا أرقام بعد',
  rulesText:
    'يلعب كل من على الطاولة الجولة نفسها. لديك 20 ثانية لتصف الفيش ثم تضعها بزر واحد؛ بعدها تدور الكرة، ويُدفع ربحك حين تستقر. الفيش التي لا تضعها لا تكلف شيئًا.',
  fairRule: 'لا تغيّر الأرقام السابقة شيئًا في الرقم التالي. لا نمط يُكتشف ولا طريقة تضمن الربح.',
}
