import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in Arabic. */
export const arabic: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'ضع الفيش على اللاعب أو البنك أو التعادل، ثم وزّع.',
  scriptText: 'تحتاج Quince Baccarat إلى JavaScript.',
  spin: 'وزّع',
  spinning: 'يجري توزيع الأوراق',
  rulesTitle: 'كيف تسير الجولة',
  rulesText:
    'تُوزَّع يدان من حذاء جديد من ثماني مجموعات: تُسمى إحداهما اللاعب والأخرى البنك. تراهن على أيهما تكون أقرب إلى تسعة، أو على أنهما تتساويان. لا أحد يقرر شيئًا؛ القواعد تقول من يسحب.',
}
