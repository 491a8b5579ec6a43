import { raw } from 'hono/html'

/** Plain on purpose: the page is a provider's, not the shop's. */
export const payPageStyle = raw(`
body { margin: 0; background: #f2f0ec; color: #24211e; font: 17px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 28rem; min-height: 100vh; margin: 0 auto; padding: clamp(1.5rem, 6vw, 3rem) 1.5rem; background: #fff }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; font-weight: 500 }
h2 { margin: 2rem 0 .75rem; padding-top: 1.5rem; border-top: 1px solid #d8d3ca; font-size: 1rem; font-weight: 600 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid #d8d3ca }
dt { color: #57514a }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dd:last-of-type { font-weight: 600 }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 .75rem; padding: .5rem 1rem; border: 1.5px solid #24211e; border-radius: 2px; background: #fff; color: inherit; font: inherit; cursor: pointer }
button:first-of-type { background: #24211e; color: #fff }
button:hover { text-decoration: underline }
.note { margin: -.5rem 0 1rem; color: #57514a; font-size: .9375rem }
:focus-visible { outline: 3px solid #2c5240; outline-offset: 3px }
a { color: inherit }
`)
