/** Words that are not written in the rooms, by language. */
type BlockedWords = {
  readonly version: number
  readonly date: string
  readonly source: string
  readonly blocked: Readonly<Record<string, readonly string[]>>
  /** What is blocked for another language, and an innocent word in this one. */
  readonly allowed: Readonly<Record<string, readonly string[]>>
  /** Nicknames by which somebody would speak for the house. */
  readonly ofTheHouse: readonly string[]
}

const list = (words: string): string[] => words.trim().split(/\s+/)

/**
 * The studio's own list. An entry is a whole word; `stem*` is every word that begins with it, `*stem*` every word that holds
 * it, which stands only where no innocent word does. Look-alikes, marks and capitals make no difference. Whoever changes it
 * writes its next version with the date.
 */
export const blockedWords: BlockedWords = {
  version: 1,
  date: '2026-11-27',
  source: 'The studio’s own list: insults and slurs in the languages that it speaks, put together by its editors',
  blocked: {
    en: list(`
      *fuck* fck fcking fuk fuking phuck cunt cunts twat twats cocksucker* dickhead* asshole* arsehole* bitch bitches
      bastard bastards slut sluts slutty whore whores wanker* bollocks shit shits shitty shite bullshit shithead*
      bellend prick pricks nigger* nigga niggas faggot* fag fags tranny trannies retard retards retarded spastic spaz
      kike kikes paki pakis gook gooks wetback* rapist rapists paedo pedo kys`),
    de: list(`
      fick ficken ficker fickt gefickt arschloch* arschlöcher* fotze* hurensohn* hurensöhne hure huren nutte nutten
      schlampe schlampen wichser* wixer* missgeburt* schwuchtel* kanake kanaken neger negern spast spasti spacko
      scheiße scheiß verpiss pisser drecksau mistkerl`),
    fi: list(`
      vittu* vitun vitut vitusti huora* perkele* saatana* kusipää* mulkku* mulkut paska paskat paskaa paskiainen
      runkkari* runkku kyrpä* pillu pillua neekeri* ryssä ryssät hintti hintit homoperse lutka* vammainen`),
    sv: list(`
      fitta* fittor kuk kuken kukar hora horan horor horunge* knulla* knull jävla jävlar jävel jävlig djävla helvete*
      rövhål* slyna slampa subba neger negrer blatte blattar bögjävel cp-unge skitstövel`),
    nl: list(`
      kut kutwijf kutten hoer hoeren hoerenzoon klootzak* lul lullen flikker flikkers nikker nikkers mongool mongolen
      kankerlijer* kankerhoer* tyfuslijer* tyfushoer* teringlijer* teringwijf godverdomme slet sletten neuken neuk`),
    et: list(`
      persse perse munn munni munnid vitt vittu vitu türa tyra lits litsid litapoeg hoor hoora hoorad pede peded neeger
      neegrid sitapea sitt sitane kurat kuradi raisk raibe nuss nussima nussi tõbras tibla tiblad`),
    ar: list(`
      كس كسم كسمك كسك كسها قحبة قحاب شرموطة شرموط شراميط عاهرة عاهرات زب زبي زبك طيز طيزك منيوك منيك نيك نيكك انيك
      خول خولات لوطي متناك متناكة عرص معرص ديوث زنجي زنوج`),
  },
  allowed: {
    en: list('hora hoor perse slet'),
    de: list('nuss hora sitt'),
    fi: list('hora hoor sitt'),
    sv: list('fick slut vitt sitt slet prick prickar tura'),
    nl: list('hoor slut prick'),
    et: list('hora slet'),
    ar: [],
  },
  ofTheHouse: list(`
    *admin* *moderator* *moderaattori* support supportteam *fairhouse* dovecote lilypond thehouse house staff system
    croupier dealer caller bingocaller casino thecasino kundendienst asiakaspalvelu kundtjänst klantenservice
    klienditugi الادارة مشرف المشرف الدعم خدمةالعملاء`),
}
