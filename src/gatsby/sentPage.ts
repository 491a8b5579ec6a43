/** The channel between the tabs of the shop and the page that lists the events that they would send. */
export const sentChannel = 'up-north sent'

/** A row of that page. */
export interface SentRow {
  service: string
  /** Whether a build would send the event, in words. */
  verdict: string
  message: string
}

/** The page /develop/sent of the development server. It needs no build, and no visitor ever sees it. */
export const sentPage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>What would be sent where</title>
<style>
body { margin: 2rem; font: 15px/1.45 system-ui, sans-serif }
table { border-collapse: collapse }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top }
td:last-child { font-family: monospace; overflow-wrap: anywhere }
</style>
<h1>What would be sent where</h1>
<p>Keep this page open beside the shop. Each row says what a build with the same settings would send, and whether the
visitor's choice lets it. In development nothing is sent.</p>
<table>
<thead><tr><th>Time<th>Service<th>Sent<th>What</thead>
<tbody aria-live="polite"></tbody>
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
