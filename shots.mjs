import { chromium } from 'playwright-core'
const [,, lang='en', country='MLT', width='375', dark='', mode='link'] = process.argv
const O='http://localhost:4320', S='http://127.0.0.1:4321/control/api'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']})
const c = await b.newContext({viewport:{width:+width,height:+width<600?812:900},colorScheme:dark==='dark'?'dark':'light', ...(+width<600?{isMobile:true,hasTouch:true}:{})})
c.setDefaultTimeout(12000)
const p = await c.newPage()
p.on('console',m=>m.type()==='error'&&console.log('console:',m.text()))
p.on('pageerror',e=>console.log('pageerror',e.message))
const tag=`${lang}-${country}-${width}${dark?'-dark':''}`
const shot=(n,full)=>p.screenshot({path:`/tmp/wt/tmp-reg/shots/${tag}-${n}.png`,fullPage:!!full})
const pre=lang==='en'?'':'/'+lang
try {
await p.goto(O+pre+'/registration'); await p.waitForTimeout(600); await shot('0-agreement')
const main=p.locator('main')
await main.locator('button').first().click()
await p.locator('[name=email]').waitFor()
await p.waitForTimeout(500)
if (await p.locator('[name=country]').inputValue()!==country) { await p.locator('[name=country]').selectOption(country); await p.waitForTimeout(900)}
const email=`shot${Date.now()}@example.com`
await p.locator('[name=email]').fill(email)
if(await p.locator('[name=confirmEmail]').count()) await p.locator('[name=confirmEmail]').fill(email)
await p.locator('[name=password]').fill('Violet7Harbour')
if(await p.locator('[name=confirmPassword]').count()) await p.locator('[name=confirmPassword]').fill('Violet7Harbour')
await shot('1-details',1)
await p.locator('form button[type=submit]').last().click()
await p.locator('[name=firstName]').waitFor(); await p.waitForTimeout(500)
await p.locator('form button[type=submit]').last().click(); await p.waitForTimeout(400)
await shot('2-errors',1)
const D={MLT:{zipCode:'VLT 1000',phoneNumber:'99123456'},GBR:{zipCode:'SW1A 1AA',phoneNumber:'07400123456'},SWE:{zipCode:'111 22',phoneNumber:'+46701234567',nationalIdNumber:'900505-2387'},NLD:{zipCode:'1011 AB',phoneNumber:'0612345678',nationalIdNumber:'111222333'},ROU:{zipCode:'010011',phoneNumber:'0712345678',nationalIdNumber:'1880912170421'}}[country]
const fill={firstName:'Ada',lastName:'Example',birthDate:'1990-05-05',street:'Harbour Street 1',city:'Town',monthlyGamingBudget:'50',...D}
for(const [n,v] of Object.entries(fill)) if(await p.locator(`[name=${n}]`).count()) await p.locator(`[name=${n}]`).fill(v)
if(await p.locator('[name=repeatPhoneNumber]').count()) await p.locator('[name=repeatPhoneNumber]').fill(fill.phoneNumber)
for(const n of ['birthCountry','occupation','bank_issuer_id']) if(await p.locator(`[name=${n}]`).count()) await p.locator(`[name=${n}]`).selectOption({index:1})
for(const n of ['ageAndPolicyChecked','ageChecked','policyChecked','privacyPolicyChecked']) if(await p.locator(`[name=${n}]`).count()) await p.locator(`[name=${n}]`).check()
await p.waitForTimeout(900)
await shot('3-filled',1)
if(country==='ROU') console.log('birthDate', await p.locator('[name=birthDate]').inputValue())
await p.locator('form button[type=submit]').last().click(); await p.waitForTimeout(2500)
await shot('4-after',1)
if(mode==='code'){
 const get=async()=>{for(let i=0;i<30;i++){const m=await (await fetch(S+'/mails?to='+email)).json(); const code=m.mails[0]?.codes[0]; if(code) return code; await new Promise(r=>setTimeout(r,300))}}
 const code=await get(); console.log('code',code)
 await p.locator('[name=code]').fill(code); await p.locator('form button[type=submit]').last().click(); await p.waitForTimeout(1500); await shot('5-phone',1); await p.locator('main button').first().waitFor(); const send=p.getByRole('button',{name:/send code|skicka|إرسال/i}).first(); if(await send.count()){ await send.click(); await p.waitForTimeout(1200); await shot('6-sent'); const to=fill.phoneNumber; let sms; for(let i=0;i<20;i++){const m=await (await fetch(S+'/sms')).json(); sms=m.messages[0]; if(sms) break; await new Promise(r=>setTimeout(r,300))}; console.log('sms',sms&&sms.text); await p.locator('[name=code]').fill(sms.codes[0]); await p.locator('form button[type=submit]').last().click(); await p.waitForTimeout(1500); await shot('7-end') }
}
console.log('url',p.url())
} catch(e){console.log(String(e).slice(0,600)); await shot('x-failed',1)}
await b.close()
