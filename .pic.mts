import { chromium } from '@playwright/test'
const [,, gid='2702', lang='ko', size='360x740', name='a', mode='bet'] = process.argv
const base='http://localhost:5690'
const login = await (await fetch(base+'/auth/login',{method:'POST',body:JSON.stringify({username:'demo',password:'demo-pass-1'})})).json()
const jwt = login.data.jwt
const launch = await (await fetch(`${base}/game/launch?game_id=${gid}&type=slot`,{headers:{authorization:'Bearer '+jwt}})).text()
let url = /"url":"([^"]+)"/.exec(launch)?.[1] ?? ''
const u = new URL(url); u.searchParams.set('lang',lang)
const [w,h]=size.split('x').map(Number)
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const p = await b.newPage({viewport:{width:w!,height:h!},locale:lang})
p.on('console',m=>console.log('CONSOLE',m.type(),m.text())); p.on('pageerror',e=>console.log('ERR',e.message))
await p.goto(u.href)
await p.locator('.chip').first().waitFor({timeout:20000})
const shot=(s:string)=>p.screenshot({path:`/tmp/h/tables/${name}-${s}.png`})
for (let i=0;i<60;i++){ if (!(await p.locator('.table.closed').count()) && Number(await p.locator('.seconds').textContent())>8) break; await p.waitForTimeout(500)}
await shot('0')
if (mode==='bet'){
  const spots = await p.locator('.felt .spot').all()
  for (const i of [1,5,20,40,45].filter(i=>i<spots.length)) await spots[i]!.click()
  await p.waitForTimeout(1200)
  await shot('1')
  await p.locator('.table.closed').waitFor({timeout:20000})
  await p.waitForTimeout(1500); await shot('2')
  await p.locator('.spot.won').first().waitFor({timeout:20000}); await p.waitForTimeout(700)
  await shot('3'); console.log('SAID', await p.locator('.said').textContent(), '|', await p.locator('.spoken[role=status]').textContent(), '| bal', await p.locator('output').textContent())
}
if (mode==='sheets'){
  await p.getByRole('button').nth(0).click(); await p.waitForTimeout(600); await shot('rules'); await p.keyboard.press('Escape')
  await p.locator('.acts button').nth(2).click(); await p.waitForTimeout(600); await shot('all')
}
await b.close()
