import { chromium } from 'playwright-core'
import { readdirSync, readFileSync } from 'node:fs'
const [,, pat, out, h='900'] = process.argv
const dir='/tmp/wt/tmp-reg/shots/'
const fs=readdirSync(dir).filter(f=>f.match(pat)&&!f.startsWith('sheet')).sort()
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const p = await b.newPage({viewport:{width:2400,height:1500}})
await p.setContent('<body style="margin:0;display:flex;gap:16px;align-items:flex-start;background:#777;width:max-content">'+fs.map(f=>`<img style="max-height:${h}px" src="data:image/png;base64,${readFileSync(dir+f).toString('base64')}">`).join('')+'</body>')
await p.waitForTimeout(300)
await (await p.$('body')).screenshot({path:dir+out})
console.log(fs.join(' '))
await b.close()
