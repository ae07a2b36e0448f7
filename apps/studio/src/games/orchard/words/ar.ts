import type { OrchardWords } from './index.ts'

/** Orchard's own texts in Arabic. */
export const arabic: OrchardWords = {
  game: 'Orchard',
  idle: 'خمسة خطوط. الكمثرى الذهبية رمز حر.',
  level1: 'سلة ممتلئة',
  level2: 'عربة محمّلة بالثمار',
  level3: 'عيد الحصاد',
  board: 'الصف {row}: {symbols}',
  line: 'الخط {line}: ‏{count} × {symbol}',
  symbols: {
    W: 'كمثرى ذهبية',
    S: 'رمان',
    B: 'زهر التفاح',
    P: 'برقوق',
    L: 'ليمون',
    C: 'كرز',
  },
  prizesTitle: 'جوائز الثلاثة على خط',
  prizesLead: 'مضاعفات رهان الخط، وهو الآن {line}.',
  wildRule: 'الكمثرى الذهبية تحل محل كل رمز آخر.',
  pairRule: 'الكرز أو الكمثرى على أول بكرتين يدفعان ‎1 ×‎ حين لا يكون في الخط ثلاثة متماثلة.',
  linesTitle: 'الخطوط الخمسة',
  linesRule: 'تُحسب الخطوط من اليسار. يُدفع كل خط رابح. يتوزع الرهان على الخطوط الخمسة بالتساوي.',
  returnRule:
    'على المدى الطويل يعيد {game} {rtp} من كل الرهانات (بالضبط 2629/2700). تأتي الجائزة الكبرى، ‎500 ×‎ رهان الخط، مرة في كل 27,000 خط، أي مرة في كل 5,400 جولة.',
  scriptText: 'تحتاج {game} إلى JavaScript.',
}
