import { raw } from 'hono/html'

/** Plain on purpose: the page is a provider's, not the shop's. */
export const payPageStyle = raw(`
body { margin: 0; background: #f2f0ec; color: #24211e; font: 17px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 26rem; min-height: 100vh; margin: 0 auto; padding: 3rem 1.5rem; background: #fff }
h1 { margin: 0 0 1rem; font-size: 1.75rem; font-weight: 500 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid #d8d3ca }
dt { color: #57514a }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 .75rem; border: 1.5px solid #24211e; background: #fff; color: inherit; font: inherit; cursor: pointer }
button:first-of-type { background: #24211e; color: #fff }
:focus-visible { outline: 3px solid #2c5240; outline-offset: 3px }
a { color: inherit }
`)
