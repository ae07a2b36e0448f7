const english = {
  title: 'Your bank',
  asks: 'asks your bank who you are. No money is moved.',
  asksMoney: 'asks for a payment from your account.',
  howMuch: 'How much?',
  wrongAmount: 'Choose an amount in the bounds that are written below it.',
  pay: 'Pay from this account',
  course: 'How the bank goes on',
  usual: 'The money arrives',
  swapped: 'The money arrives, notifications in another order',
  doubled: 'The money arrives, notifications twice',
  late: 'The money arrives after an hour',
  cancelled: 'The payment is stopped afterwards',
  who: 'Whose account?',
  underAge: 'under age',
  stranger: 'Somebody whom this bank does not know',
  unknown: 'The bank does not know this login. Choose somebody else, or cancel.',
  approve: 'Choose this account',
  cancel: 'Cancel',
  overTitle: 'Nothing to do here',
  overText: 'This order is over, or it never was. Begin anew where you came from.',
  testOnly: 'A bank of the sandbox: no real account, no real money.',
}
export type Words = Readonly<Record<keyof typeof english, string>>

const arabic: Words = {
  title: 'مصرفك',
  asks: 'يسأل مصرفك من أنت. لن يُنقل أي مال.',
  asksMoney: 'يطلب دفعة من حسابك.',
  howMuch: 'كم المبلغ؟',
  wrongAmount: 'اختر مبلغًا ضمن الحدود المكتوبة تحته.',
  pay: 'ادفع من هذا الحساب',
  course: 'كيف يتابع المصرف',
  usual: 'يصل المال',
  swapped: 'يصل المال والإشعارات بترتيب آخر',
  doubled: 'يصل المال والإشعارات مرتين',
  late: 'يصل المال بعد ساعة',
  cancelled: 'تُوقف الدفعة بعد ذلك',
  who: 'حساب مَن؟',
  underAge: 'دون السن القانونية',
  stranger: 'شخص لا يعرفه هذا المصرف',
  unknown: 'لا يعرف المصرف بيانات الدخول هذه. اختر شخصًا آخر أو ألغِ.',
  approve: 'اختيار هذا الحساب',
  cancel: 'إلغاء',
  overTitle: 'لا شيء لتفعله هنا',
  overText: 'انتهى هذا الطلب أو لم يوجد قط. ابدأ من جديد من حيث أتيت.',
  testOnly: 'مصرف تجريبي: لا حساب حقيقيًا ولا مال حقيقيًا.',
}

/** Returns the bank's texts by the locale of an order; English if it does not speak the language. */
export const wordsFor = (locale: string): { words: Words; language: string; direction: 'ltr' | 'rtl' } =>
  /^ar\b|^ar_/i.test(locale) ? { words: arabic, language: 'ar', direction: 'rtl' } : { words: english, language: 'en', direction: 'ltr' }
