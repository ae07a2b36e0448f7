import type { SharedWords } from './index.ts'

/** What all shared tables say, in Arabic. */
export const arabic: SharedWords = {
  waiting: 'تُفتح الجولة التالية بعد لحظة.',
  open: 'ضع رهاناتك',
  closed: 'أُغلق باب الرهان',
  voided: 'هذه الجولة لا تُحتسب. تعود كل الرهانات.',
  youWin: 'ربحت {win}.',
  youGetBack: 'عاد {win} من {stake}.',
  noWin: 'لا ربح هذه المرة.',
  looking: 'لم تكن لك فيش في هذه الجولة.',
  placedTitle: 'وُضعت رهاناتك',
  placed: 'على الطاولة {stake}. حظًا سعيدًا.',
  placing: 'يجري وضع رهانك.',
  laid: 'صففت {stake}. لم يوضع الرهان بعد.',
  late: 'فات الوقت ولم يُخصم مال. تنتظر فيشك الجولة التالية.',
  lastTime: 'جولتك الأخيرة هنا: {what}، {result}',
  players: 'على الطاولة: {count}',
  place: 'ضع {stake}',
  placeNone: 'ضع الرهانات',
  logged: 'الجولة {number}: {what}. {result}',
  rulesTitle: 'كيف تسير الجولة',
  brokenRule: 'ما إن يوضع الرهان حتى يُلعب من دونك: إن غادرت دُفع ربحك كذلك. أما الرهان الذي لم يتأكد أو الجولة الملغاة فيعود المبلغ كله.',
  number: 'رقم الجولة',
  seedsTitle: 'آخر الجولات',
  script: 'تحتاج الطاولة إلى JavaScript.',
  fairLead:
    'تُحسب كل جولة من بذرتها الثابتة سلفًا: في سلسلة من 10,000 جولة تكون بصمة كل بذرة هي بذرة الجولة التي قبلها. تظهر البصمة هنا وباب الرهان مفتوح، وتظهر البذرة حين تنتهي الجولة.',
}
