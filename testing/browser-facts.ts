/** What a phone's browser tells an acquirer of itself (EMV 3-D Secure 2.2). */
export const browserFacts = {
  userAgent: 'Mozilla/5.0',
  language: 'en',
  javascriptEnabled: true,
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 844,
  screenWidth: 390,
  timezoneOffsetMinutes: 0,
}
