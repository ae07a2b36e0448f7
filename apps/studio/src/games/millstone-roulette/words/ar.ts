import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in Arabic. */
export const arabic: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'ضع الفيش على الطاولة ثم أدر العجلة.',
  scriptText: 'تحتاج Millstone Roulette إلى JavaScript.',
  spinning: 'الكرة تدور',
  last: 'آخر أرقام هذه الزيارة',
  rulesTitle: 'كيف تسير الجولة',
  rulesText:
    'اختر فيشة وضعها على أرقام أو على الحدود بينها أو على فرص، ثم أدر العجلة: تسقط الكرة في واحد من 37 جيبًا. الفيش التي تشمل أرقامها ذلك الجيب تُدفع وتعود، وتُخسر كل الفيش الأخرى.',
}
