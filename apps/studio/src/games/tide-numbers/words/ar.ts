import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in Arabic. */
export const arabic: TideWords = {
  game: 'أرقام المد',
  idle: 'علّم رقمًا واحدًا إلى ستة أرقام. يأتي المد بعشرة من أربعين.',
  scriptText: 'تحتاج لعبة {game} إلى JavaScript.',
  spin: 'دع المد يأتي',
  field: 'حصى مرقّم من 1 إلى 40',
  marked: '{number}، معلَّم',
  drawn: '{number}، مسحوب',
  hit: '{number}، معلَّم ومسحوب',
  markFirst: 'علّم رقمًا واحدًا على الأقل أولًا.',
  tooMany: 'الحد الأقصى ستة أرقام. أزل واحدًا أولًا.',
  quick: 'علّم عشوائيًا',
  clear: 'امسح العلامات',
  payList: 'ما تدفعه الإصابات',
  hitsOf: 'أصبت {hits} من {marks}',
  hitNumbers: 'المصابة: {numbers}',
  board: 'المسحوبة: {drawn}. المعلَّمة: {marks}.',
  nothingMarked: 'لا رقم معلَّم.',
  marks: 'المعلَّم',
  hits: 'الإصابات',
  prizesTitle: 'الجوائز بحسب العلامات والإصابات',
  chooseRule: 'علّم رقمًا واحدًا إلى ستة أرقام. تبقى معلَّمة حتى تغيّرها. اختيار الأرقام نفسها لا يغيّر فرصتك.',
  drawRule: 'تُسحب عشرة أرقام مختلفة من 1 إلى 40، ولكل رقم الفرصة نفسها. الرقم المعلَّم الذي يُسحب إصابة.',
  returnRule: 'على المدى الطويل تعيد لعبة {game} {rtp} من كل الرهانات. يتوقف ذلك على عدد الأرقام المعلَّمة، وهو محسوب من كل السحوبات الممكنة:',
}
