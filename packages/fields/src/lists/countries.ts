/** A country: ISO 3166-1 alpha-3 and alpha-2, and the calling code of its phone numbers without the plus. */
export type CountryEntry = { readonly alpha3: string; readonly alpha2: string; readonly callingCode: string }

// Alpha-3, alpha-2, calling code. If several countries share a code (1, 7, 44, 47, 262, 358, 590, 599), the digits
// after it tell them apart. Territories without their own numbers have the code of the country that serves them.
const table = `
AFG AF 93   ALA AX 358  ALB AL 355  DZA DZ 213  ASM AS 1684 AND AD 376  AGO AO 244  AIA AI 1264 ATA AQ 672  ATG AG 1268
ARG AR 54   ARM AM 374  ABW AW 297  AUS AU 61   AUT AT 43   AZE AZ 994  BHS BS 1242 BHR BH 973  BGD BD 880  BRB BB 1246
BLR BY 375  BEL BE 32   BLZ BZ 501  BEN BJ 229  BMU BM 1441 BTN BT 975  BOL BO 591  BES BQ 599  BIH BA 387  BWA BW 267
BVT BV 47   BRA BR 55   IOT IO 246  BRN BN 673  BGR BG 359  BFA BF 226  BDI BI 257  CPV CV 238  KHM KH 855  CMR CM 237
CAN CA 1    CYM KY 1345 CAF CF 236  TCD TD 235  CHL CL 56   CHN CN 86   CXR CX 61   CCK CC 61   COL CO 57   COM KM 269
COG CG 242  COD CD 243  COK CK 682  CRI CR 506  CIV CI 225  HRV HR 385  CUB CU 53   CUW CW 599  CYP CY 357  CZE CZ 420
DNK DK 45   DJI DJ 253  DMA DM 1767 DOM DO 1809 ECU EC 593  EGY EG 20   SLV SV 503  GNQ GQ 240  ERI ER 291  EST EE 372
SWZ SZ 268  ETH ET 251  FLK FK 500  FRO FO 298  FJI FJ 679  FIN FI 358  FRA FR 33   GUF GF 594  PYF PF 689  ATF TF 262
GAB GA 241  GMB GM 220  GEO GE 995  DEU DE 49   GHA GH 233  GIB GI 350  GRC GR 30   GRL GL 299  GRD GD 1473 GLP GP 590
GUM GU 1671 GTM GT 502  GGY GG 44   GIN GN 224  GNB GW 245  GUY GY 592  HTI HT 509  HMD HM 672  VAT VA 39   HND HN 504
HKG HK 852  HUN HU 36   ISL IS 354  IND IN 91   IDN ID 62   IRN IR 98   IRQ IQ 964  IRL IE 353  IMN IM 44   ISR IL 972
ITA IT 39   JAM JM 1876 JPN JP 81   JEY JE 44   JOR JO 962  KAZ KZ 7    KEN KE 254  KIR KI 686  PRK KP 850  KOR KR 82
KWT KW 965  KGZ KG 996  LAO LA 856  LVA LV 371  LBN LB 961  LSO LS 266  LBR LR 231  LBY LY 218  LIE LI 423  LTU LT 370
LUX LU 352  MAC MO 853  MDG MG 261  MWI MW 265  MYS MY 60   MDV MV 960  MLI ML 223  MLT MT 356  MHL MH 692  MTQ MQ 596
MRT MR 222  MUS MU 230  MYT YT 262  MEX MX 52   FSM FM 691  MDA MD 373  MCO MC 377  MNG MN 976  MNE ME 382  MSR MS 1664
MAR MA 212  MOZ MZ 258  MMR MM 95   NAM NA 264  NRU NR 674  NPL NP 977  NLD NL 31   NCL NC 687  NZL NZ 64   NIC NI 505
NER NE 227  NGA NG 234  NIU NU 683  NFK NF 672  MKD MK 389  MNP MP 1670 NOR NO 47   OMN OM 968  PAK PK 92   PLW PW 680
PSE PS 970  PAN PA 507  PNG PG 675  PRY PY 595  PER PE 51   PHL PH 63   PCN PN 64   POL PL 48   PRT PT 351  PRI PR 1787
QAT QA 974  REU RE 262  ROU RO 40   RUS RU 7    RWA RW 250  BLM BL 590  SHN SH 290  KNA KN 1869 LCA LC 1758 MAF MF 590
SPM PM 508  VCT VC 1784 WSM WS 685  SMR SM 378  STP ST 239  SAU SA 966  SEN SN 221  SRB RS 381  SYC SC 248  SLE SL 232
SGP SG 65   SXM SX 1721 SVK SK 421  SVN SI 386  SLB SB 677  SOM SO 252  ZAF ZA 27   SGS GS 500  SSD SS 211  ESP ES 34
LKA LK 94   SDN SD 249  SUR SR 597  SJM SJ 47   SWE SE 46   CHE CH 41   SYR SY 963  TWN TW 886  TJK TJ 992  TZA TZ 255
THA TH 66   TLS TL 670  TGO TG 228  TKL TK 690  TON TO 676  TTO TT 1868 TUN TN 216  TUR TR 90   TKM TM 993  TCA TC 1649
TUV TV 688  UGA UG 256  UKR UA 380  ARE AE 971  GBR GB 44   USA US 1    UMI UM 1    URY UY 598  UZB UZ 998  VUT VU 678
VEN VE 58   VNM VN 84   VGB VG 1284 VIR VI 1340 WLF WF 681  ESH EH 212  YEM YE 967  ZMB ZM 260  ZWE ZW 263
`

/** The 249 countries and territories of ISO 3166-1, in the order of their English names. */
export const countries: readonly CountryEntry[] = [...table.matchAll(/([A-Z]{3}) ([A-Z]{2}) (\d+)/g)].map((match) => ({
  alpha3: match[1]!, // the pattern has three groups
  alpha2: match[2]!, // the pattern has three groups
  callingCode: match[3]!, // the pattern has three groups
}))

const byAlpha3 = new Map(countries.map((country) => [country.alpha3, country]))

/** Returns the country of an alpha-3 code. */
export function countryOf(alpha3: string): CountryEntry | undefined {
  return byAlpha3.get(alpha3)
}

/** Returns a country's name in a language (BCP 47); the code itself if it is unknown. */
export function countryName(alpha3: string, languageTag: string): string {
  const country = countryOf(alpha3)
  return (country && new Intl.DisplayNames([languageTag, 'en'], { type: 'region' }).of(country.alpha2)) ?? alpha3
}
