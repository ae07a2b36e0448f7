import type { RouletteWords } from './index.ts'

/** What both wheels say, in Arabic. */
export const arabic: RouletteWords = {
  red: 'أحمر',
  black: 'أسود',
  green: 'أخضر',
  pocketName: '{number} {colour}',
  straight: 'الرقم {number}',
  between: 'بين {numbers}',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'زوجي',
    odd: 'فردي',
    red: 'أحمر',
    black: 'أسود',
    dozen1: 'الدزينة الأولى، 1–12',
    dozen2: 'الدزينة الثانية، 13–24',
    dozen3: 'الدزينة الثالثة، 25–36',
    column1: 'العمود الأول (2:1)، من 1 إلى 34',
    column2: 'العمود الثاني (2:1)، من 2 إلى 35',
    column3: 'العمود الثالث (2:1)، من 3 إلى 36',
  },
  paysTitle: 'ما تدفعه الطاولة',
  paysNumber: 'رقم واحد',
  paysThird: 'دزينة أو عمود',
  paysEven: 'أحمر أو أسود، زوجي أو فردي، 1–18 أو 19–36',
  paysTo: '{pays} إلى 1',
  zeroRule: 'عند 0 لا يربح إلا الرهان على 0.',
  returnRule: 'على المدى الطويل يعيد كل رهان {rtp} من قيمته (بالضبط 36/37)، أيًا كان اختيارك.',
  felt: 'الطاولة: ضع الفيش على الأرقام والفرص',
  wheel: 'العجلة',
}
