/** The name of the broadcast channel on which the shop's tabs send their events to the page /develop/sent. */
export const sentChannel = 'up-north sent'

export interface SentRow {
  service: string
  /** "yes" if a build would send the event, otherwise "no" with the reason. */
  verdict: string
  message: string
}

/** The HTML of the page /develop/sent, which only the development server has. */
export const sentPage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What would be sent where</title>
<style>
body { margin: 2rem; font: 15px/1.45 system-ui, sans-serif }
p { max-width: 70ch }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; white-space: nowrap }
td:last-child { width: 100%; font-family: monospace; white-space: normal; overflow-wrap: anywhere }
tbody:not(:empty) + tfoot { display: none }
@media (max-width: 45em) {
  body { margin: 1rem }
  thead { display: none }
  tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid #ccc }
  td { border: 0 }
  td:last-child { flex-basis: 100%; padding-top: 0 }
}
</style>
<h1>What would be sent where</h1>
<p>Keep this page open beside the shop in the same browser. Each row says what a build with the same settings would send,
and whether the visitor's choice lets it. In development nothing is sent.</p>
<table>
<thead><tr><th>Time<th>Service<th>Sent<th>What</thead>
<tbody aria-live="polite"></tbody>
<tfoot><tr><td colspan="4">Nothing yet: open a page of <a href="/nl" target="_blank">the shop</a>.</tfoot>
</table>
<script>
new BroadcastChannel(${JSON.stringify(sentChannel)}).onmessage = ({ data }) => {
  const row = document.querySelector('tbody').insertRow(0)
  for (const text of [new Date().toLocaleTimeString(), data.service, data.verdict, data.message])
    row.insertCell().textContent = text
}
</script>
</html>
`
