import { chromium } from "@playwright/test";
import { launchOptions } from "./.scripts/chromium.mjs";
const base="http://localhost:4517";
const b = await chromium.launch(launchOptions());
for (const [name,w,h] of [["phone",375,667],["tablet",820,1180],["desk",1280,800]]) for (const mode of ["dark","light"]) for (const lang of ["en","ar"]) {
  if (process.argv[2] && !`${name}-${mode}-${lang}`.match(process.argv[2])) continue;
  const c = await b.newContext({viewport:{width:w,height:h},reducedMotion:"reduce"});
  const value=encodeURIComponent(JSON.stringify({isLanguage:lang,activeMode:mode}));
  await c.addCookies([{name:"customizer",value,domain:"localhost",path:"/"}]);
  await c.request.post(base+"/api/auth/demo",{data:{}});
  const p = await c.newPage();
  p.on("console",m=>console.log(name,mode,lang,m.type(),m.text().slice(0,300))); p.on("pageerror",e=>console.log("ERR",e.message));
  await p.goto(base+"/apps/notes"); await p.waitForTimeout(700);
  await p.screenshot({path:`/tmp/shots/${name}-${mode}-${lang}.png`});
  if (name==="phone") { await p.locator("[data-item]").nth(1).click(); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/shots/${name}-${mode}-${lang}-open.png`}); }
  await c.close();
}
await b.close();
