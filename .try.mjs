import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
async function run(name, view, lang, person, dark) {
const c = await b.newContext({ viewport: view, colorScheme: dark ? 'dark' : 'light', isMobile: view.width < 600, hasTouch: view.width < 600 }); c.setDefaultTimeout(8000)
const p = await c.newPage()
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0,200)))
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0,300)))
p.on('response', (r) => r.url().includes('/api/') && r.status() >= 400 && console.log(r.status(), r.url()))
p.on('framenavigated', (f) => console.log('nav', f.url().slice(0,140)))
const shot = (n) => p.screenshot({ path: `/tmp/wt/shots-pay/${name}-${n}.png` })
try {
await p.goto(`http://localhost:7110${lang}/?modal=deposit`); await p.locator('html[data-ready]').waitFor({state:'attached'}); await p.waitForTimeout(1500); await shot('1-deposit')
const d = p.locator('dialog[open]')
await d.locator('[name=amount]').fill('30'); await d.locator('button[type=submit]').click(); await p.waitForTimeout(500); await shot('2-wrong')
await d.locator('[name=privacyPolicyChecked]').check(); await d.locator('[name=depositAgeAndPolicyChecked]').check()
await d.locator('button[type=submit]').click(); await p.waitForTimeout(2500); await shot('3-bank')
const f = p.frameLocator('dialog[open] iframe')
await f.locator(`[name=person][value=${person}]`).check(); await f.locator('[value=approve]').click(); await p.waitForTimeout(1200); await shot('4-waiting'); await p.waitForTimeout(6000); await shot('5-done')
console.log((await p.locator('dialog[open]').innerText().catch(()=>'no dialog')).slice(0,500), await p.locator('body').getAttribute('data-user'))
} catch (e) { console.log(e.message.slice(0,300)); await shot('fault') }
await c.close() }
await run('desk', { width: 1280, height: 860 }, '', 'matti', false)
await run('phone', { width: 375, height: 812 }, '/ar', 'jaak', true)
await b.close()
