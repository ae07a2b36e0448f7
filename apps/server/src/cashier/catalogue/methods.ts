/** A way to pay as it is known to the public: the id that no other has, and the brand. */
export type KnownMethod = { readonly id: number; readonly brand: string }

const list = (text: string): readonly KnownMethod[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ id: Number(line.slice(0, line.indexOf(' '))), brand: line.slice(line.indexOf(' ') + 1) }))

/** The ways to pay that an operator can connect, under names that are the same on every installation. An id is never given to another one. */
export const methodCatalogue: readonly KnownMethod[] = list(`
1140001 Payment card
2000001 Visa
2000002 Visa Electron
2000003 Visa Debit
2000004 V PAY
2000005 Mastercard
2000006 Maestro
2000007 Debit Mastercard
2000008 American Express
2000009 Discover
2000010 Diners Club
2000011 JCB
2000012 UnionPay
2000013 RuPay
2000014 Mir
2000015 Elo
2000016 Hipercard
2000017 Cabal
2000018 Carnet
2000019 Aura
2000020 Dankort
2000021 Bancontact
2000022 Cartes Bancaires
2000023 girocard
2000024 Carte Bleue
2000025 PagoBANCOMAT
2000026 Verve
2000027 mada
2000028 Troy
2000029 BC Card
2000030 KB Kookmin Card
2000031 Hyundai Card
2000032 Lotte Card
2000033 Samsung Card
2000034 Shinhan Card
2000035 NH Card
2000036 Hana Card
2000037 EFTPOS
2000038 Interac Debit
2000039 Interac e-Transfer
2000040 Apple Pay
2000041 Google Pay
2000042 Samsung Pay
2000043 Huawei Pay
2000044 Mi Pay
2000045 PayPal
2000046 PayPal Credit
2000047 Pay in 4 by PayPal
2000048 Venmo
2000049 Cash App Pay
2000050 Zelle
2000051 Amazon Pay
2000052 Shop Pay
2000053 Click to Pay
2000054 Meta Pay
2000055 Skrill
2000056 Skrill 1-Tap
2000057 Rapid Transfer
2000058 NETELLER
2000059 paysafecard
2000060 paysafecash
2000061 my paysafecard
2000062 Paysafe Account
2000063 ecoPayz
2000064 Payz
2000065 Payz Voucher
2000066 MuchBetter
2000067 Jeton
2000068 Jeton Cash
2000069 Jeton Go
2000070 MiFinity
2000071 AstroPay
2000072 AstroPay Card
2000073 Perfect Money
2000074 Payeer
2000075 AdvCash
2000076 Volet
2000077 WebMoney
2000078 YooMoney
2000079 QIWI Wallet
2000080 Payoneer
2000081 Revolut Pay
2000082 Wise
2000083 Paysera
2000084 Luxon Pay
2000085 CashtoCode
2000086 CASHlib
2000087 Neosurf
2000088 Flexepin
2000089 Ticket Premium
2000090 Toneo First
2000091 Transcash
2000092 Cryptovoucher
2000093 Trustly
2000094 Trustly Instant Payouts
2000095 Zimpler
2000096 Brite
2000097 Swish
2000098 Vipps
2000099 MobilePay
2000100 Vipps MobilePay
2000101 BankID Pay
2000102 Siirto
2000103 Pivo
2000104 Klarna
2000105 Klarna Pay Now
2000106 Klarna Pay Later
2000107 Klarna Financing
2000108 Sofort
2000109 Giropay
2000110 paydirekt
2000111 iDEAL
2000112 Wero
2000113 Payconiq
2000114 Bizum
2000115 Bancomat Pay
2000116 Satispay
2000117 MyBank
2000118 Postepay
2000119 PostePay Evolution
2000120 Hype
2000121 Nexi
2000122 MB WAY
2000123 Multibanco
2000124 PayShop
2000125 BLIK
2000126 Przelewy24
2000127 PayU
2000128 Tpay
2000129 DotPay
2000130 eCard
2000131 paybynet
2000132 Trustpay
2000133 PLATBA Fio
2000134 TatraPay
2000135 SporoPay
2000136 CardPay
2000137 VUB ePlatby
2000138 EPS
2000139 OnlineÜberweisung
2000140 Raiffeisen ELBA
2000141 TWINT
2000142 PostFinance Card
2000143 PostFinance Pay
2000144 Nordea Direct
2000145 Nordea Payments
2000146 OP-Pohjola
2000147 Danske Bank Finland
2000148 S-Pankki Maksu
2000149 Ålandsbanken e-payment
2000150 Handelsbanken e-payment
2000151 Aktia e-payment
2000152 POP Pankki e-payment
2000153 Säästöpankki e-payment
2000154 Paytrail
2000155 Svea Checkout
2000156 Collector
2000157 Walley
2000158 Qliro
2000159 Resurs Bank
2000160 Ratepay
2000161 Billink
2000162 AfterPay
2000163 Riverty
2000164 Clearpay
2000165 Afterpay Australia
2000166 Scalapay
2000167 Alma
2000168 Oney
2000169 Cofidis Pay
2000170 HeyLight
2000171 Affirm
2000172 Sezzle
2000173 Zip
2000174 Quadpay
2000175 Splitit
2000176 Tabby
2000177 Tamara
2000178 Postpay
2000179 Spotii
2000180 Lazypay
2000181 Kredivo
2000182 Akulaku
2000183 SPayLater
2000184 BillEase
2000185 Fundiin
2000186 Paidy
2000187 Merpay
2000188 Swedbank Estonia
2000189 SEB Estonia
2000190 LHV
2000191 Luminor Estonia
2000192 Coop Pank
2000193 Citadele Estonia
2000194 Swedbank Latvia
2000195 SEB Latvia
2000196 Citadele Latvia
2000197 Luminor Latvia
2000198 Swedbank Lithuania
2000199 SEB Lithuania
2000200 Šiaulių bankas
2000201 Luminor Lithuania
2000202 Paysera Bank Link
2000203 Montonio
2000204 EveryPay
2000205 Maksekeskus
2000206 MakeCommerce
2000207 Kevin
2000208 Opay Lithuania
2000209 Inbank
2000210 ESTO
2000211 Open Banking UK
2000212 Pay by Bank
2000213 Truelayer
2000214 Token.io
2000215 Volt
2000216 Tink
2000217 Yapily
2000218 GoCardless
2000219 Nuapay
2000220 Vyne
2000221 Fintecture
2000222 Banked
2000223 Citizen Pay
2000224 Ivy
2000225 Faster Payments
2000226 Bacs Direct Debit
2000227 CHAPS
2000228 SEPA Credit Transfer
2000229 SEPA Instant
2000230 SEPA Direct Debit
2000231 SWIFT Transfer
2000232 ACH Transfer
2000233 ACH Direct Debit
2000234 Fedwire
2000235 RTP
2000236 FedNow
2000237 eCheck
2000238 VIP Preferred
2000239 Play+
2000240 Global Payments Gaming
2000241 Trustly Online Banking US
2000242 PayNearMe
2000243 PayWithMyBank
2000244 Plaid
2000245 Dwolla
2000246 MoneyGram
2000247 Western Union
2000248 Green Dot
2000249 Instadebit
2000250 iDebit
2000251 Gigadat
2000252 Interac Online
2000253 PayPal Canada
2000254 Pre-Authorized Debit Canada
2000255 OXXO
2000256 OXXO Pay
2000257 SPEI
2000258 CoDi
2000259 DiMo
2000260 Paycash
2000261 7-Eleven Mexico
2000262 Walmart Mexico
2000263 Bodega Aurrera
2000264 Farmacias del Ahorro
2000265 Farmacias Benavides
2000266 Soriana
2000267 Mercado Pago
2000268 Mercado Crédito
2000269 Pix
2000270 Boleto Bancário
2000271 Bradesco Transferência
2000272 Banco do Brasil
2000273 Caixa Econômica Federal
2000274 Santander Brasil
2000275 Nubank
2000276 PicPay
2000277 AME Digital
2000278 PagBank
2000279 RecargaPay
2000280 Pay4Fun
2000281 PSE
2000282 Efecty
2000283 Baloto
2000284 Davivienda
2000285 DaviPlata
2000286 Nequi
2000287 Bancolombia
2000288 WebPay
2000289 Servipag
2000290 Khipu
2000291 Fintoc
2000292 MACHBANK
2000293 Fpay
2000294 PagoEfectivo
2000295 SafetyPay
2000296 Yape
2000297 Plin
2000298 Rapipago
2000299 Pago Fácil
2000300 Ualá
2000301 Modo
2000302 Naranja X
2000303 DEBIN
2000304 Transferencias 3.0
2000305 Red BROU
2000306 Abitab
2000307 RedPagos
2000308 Tigo Money Paraguay
2000309 Tigo Money Bolivia
2000310 QR Simple
2000311 Banco Pichincha
2000312 Banco Guayaquil
2000313 DeUna
2000314 Sinpe Móvil
2000315 BAC Credomatic
2000316 Yappy
2000317 Nequi Panamá
2000318 Tigo Money El Salvador
2000319 Chivo
2000320 Transfer365
2000321 Tigo Money Honduras
2000322 MonCash
2000323 EBANX
2000324 dLocal
2000325 Directa24
2000326 PayRetailers
2000327 M-Pesa Kenya
2000328 M-Pesa Tanzania
2000329 M-Pesa Mozambique
2000330 M-Pesa Ghana
2000331 M-Pesa Ethiopia
2000332 Airtel Money Kenya
2000333 Airtel Money Uganda
2000334 Airtel Money Tanzania
2000335 Airtel Money Zambia
2000336 MTN MoMo Ghana
2000337 MTN MoMo Uganda
2000338 MTN MoMo Rwanda
2000339 MTN MoMo Cameroon
2000340 MTN MoMo Côte d’Ivoire
2000341 MTN MoMo Benin
2000342 MTN MoMo Zambia
2000343 MTN MoMo Nigeria
2000344 Orange Money Senegal
2000345 Orange Money Côte d’Ivoire
2000346 Orange Money Mali
2000347 Orange Money Cameroon
2000348 Orange Money Burkina Faso
2000349 Orange Money Madagascar
2000350 Orange Money Botswana
2000351 Wave Senegal
2000352 Wave Côte d’Ivoire
2000353 Tigo Pesa
2000354 Vodafone Cash Ghana
2000355 EcoCash
2000356 OneMoney
2000357 Telebirr
2000358 CBE Birr
2000359 Paystack
2000360 Flutterwave
2000361 Interswitch
2000362 Quickteller
2000363 Paga
2000364 OPay Nigeria
2000365 PalmPay
2000366 Kuda
2000367 Chipper Cash
2000368 eNaira
2000369 NIBSS Instant Payment
2000370 Remita
2000371 SID Instant EFT
2000372 Ozow
2000373 PayFast
2000374 Peach Payments
2000375 SnapScan
2000376 Zapper
2000377 Capitec Pay
2000378 Absa Pay
2000379 FNB Pay
2000380 Nedbank MobiMoney
2000381 OTT Voucher
2000382 Blu Voucher
2000383 1Voucher
2000384 PayShap
2000385 Fawry
2000386 Vodafone Cash Egypt
2000387 InstaPay Egypt
2000388 Orange Cash Egypt
2000389 CMI
2000390 Sadad
2000391 stc pay
2000392 urpay
2000393 AlRajhi Pay
2000394 careem Pay
2000395 Payit
2000396 Botim Money
2000397 e& money
2000398 QPAY Qatar
2000399 Ooredoo Money
2000400 ZainCash
2000401 eFAWATEERcom
2000402 CliQ
2000403 Zain Cash Jordan
2000404 BenefitPay
2000405 Papara
2000406 İninal
2000407 Paycell
2000408 Tosla
2000409 FAST
2000410 Ziraat Bankası
2000411 İş Bankası
2000412 Garanti BBVA
2000413 Akbank
2000414 Yapı Kredi
2000415 VakıfBank
2000416 QNB Finansbank
2000417 Payme
2000418 Click Uzbekistan
2000419 Kaspi Pay
2000420 Halyk Bank
2000421 Forte Bank
2000422 Jusan
2000423 Freedom Pay
2000424 idram
2000425 EasyPay Ukraine
2000426 Privat24
2000427 monobank
2000428 ERIP
2000429 SBP
2000430 SberPay
2000431 T-Pay
2000432 UPI
2000433 Paytm
2000434 PhonePe
2000435 BHIM
2000436 MobiKwik
2000437 FreeCharge
2000438 Airtel Payments Bank
2000439 NetBanking India
2000440 IMPS
2000441 NEFT
2000442 RTGS India
2000443 HDFC Bank
2000444 ICICI Bank
2000445 State Bank of India
2000446 Axis Bank
2000447 Kotak Mahindra Bank
2000448 bKash
2000449 Nagad
2000450 Rocket
2000451 Upay Bangladesh
2000452 Easypaisa
2000453 JazzCash
2000454 Raast
2000455 HBL Konnect
2000456 NayaPay
2000457 SadaPay
2000458 eSewa
2000459 Khalti
2000460 Alipay
2000461 AlipayHK
2000462 Alipay+
2000463 WeChat Pay
2000464 WeChat Pay Hong Kong
2000465 UnionPay QuickPass
2000466 UnionPay SecurePay
2000467 Octopus
2000468 FPS Hong Kong
2000469 PayMe
2000470 Konbini
2000471 PayPay
2000472 LINE Pay
2000473 Rakuten Pay
2000474 d Barai
2000475 au PAY
2000476 Pay-easy
2000477 JKOPay
2000478 Taiwan Pay
2000479 KakaoPay
2000480 Naver Pay
2000481 Toss
2000482 PAYCO
2000483 PayNow
2000484 eNETS
2000485 NETS QR
2000486 GrabPay
2000487 ShopeePay
2000488 FPX
2000489 DuitNow
2000490 DuitNow QR
2000491 Touch ’n Go eWallet
2000492 Boost
2000493 MAE
2000494 BigPay
2000495 Maybank2u
2000496 CIMB Clicks
2000497 Public Bank PBe
2000498 RHB Now
2000499 Hong Leong Connect
2000500 GoPay
2000501 OVO
2000502 DANA
2000503 LinkAja
2000504 QRIS
2000505 Jenius Pay
2000506 BCA Virtual Account
2000507 Mandiri Virtual Account
2000508 BNI Virtual Account
2000509 BRI Virtual Account
2000510 Permata Virtual Account
2000511 Alfamart
2000512 Indomaret
2000513 PromptPay
2000514 TrueMoney
2000515 Rabbit LINE Pay
2000516 K PLUS
2000517 SCB Easy
2000518 Bangkok Bank
2000519 Krungthai NEXT
2000520 Krungsri
2000521 MoMo
2000522 ZaloPay
2000523 VNPay
2000524 Viettel Money
2000525 Napas
2000526 Vietcombank
2000527 Techcombank
2000528 GCash
2000529 Maya
2000530 PayMaya
2000531 Coins.ph
2000532 7-Eleven Philippines
2000533 DragonPay
2000534 InstaPay Philippines
2000535 PESONet
2000536 UnionBank Philippines
2000537 BPI Online
2000538 ABA Pay
2000539 ACLEDA
2000540 Wing
2000541 KHQR
2000542 KBZPay
2000543 Wave Money
2000544 POLi
2000545 PayID
2000546 BPAY
2000547 Osko
2000548 PayTo
2000549 Australia Post BillPay
2000550 Beem
2000551 Account2Account
2000552 Bitcoin
2000553 Bitcoin Lightning
2000554 Bitcoin Cash
2000555 Ethereum
2000556 Litecoin
2000557 Dogecoin
2000558 Tether TRC-20
2000559 Tether ERC-20
2000560 Tether BEP-20
2000561 USD Coin
2000562 Dai
2000563 TrueUSD
2000564 BNB
2000565 XRP
2000566 Tron
2000567 Cardano
2000568 Solana
2000569 Polkadot
2000570 Polygon
2000571 Avalanche
2000572 Stellar
2000573 Monero
2000574 Zcash
2000575 Dash
2000576 EOS
2000577 Toncoin
2000578 Shiba Inu
2000579 Chainlink
2000580 Cosmos
2000581 Tezos
2000582 Binance Pay
2000583 Bitpay
2000584 Coinbase Commerce
2000585 CoinPayments
2000586 CoinsPaid
2000587 CryptoPay
2000588 CoinGate
2000589 NOWPayments
2000590 Crypto.com Pay
2000591 MoonPay
2000592 Banxa
2000593 Transak
2000594 Ramp
2000595 Mercuryo
2000596 Simplex
2000597 B2BinPay
2000598 Alchemy Pay
2000599 Boku
2000600 Fonix
2000601 PayForIt
2000602 DIMOCO
2000603 Siru Mobile`)

const byId = new Map(methodCatalogue.map(({ id, brand }) => [id, brand]))

/** The brand of a method; undefined where the catalogue does not know the id. */
export const brandOf = (id: number): string | undefined => byId.get(id)

const byBrand = new Map(methodCatalogue.map(({ id, brand }) => [brand, id]))

/** The id of a brand; throws for one that the catalogue does not have. */
export function idOf(brand: string): number {
  const id = byBrand.get(brand)
  if (id === undefined) throw new Error(`The catalogue of ways to pay has no ${brand}`)
  return id
}
