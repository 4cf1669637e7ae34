/** The look of the sandbox's page. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .5rem 0; }
label { max-width: 100%; min-width: 0; }
input, select, button { font: inherit; min-height: 2.75rem; max-width: 100%; box-sizing: border-box; }
input[type='number'] { width: 8rem; }
ul { padding-left: 1.25rem; }
.hint { font-size: .875rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .25rem .75rem .25rem 0; text-align: left; font-weight: 400; white-space: nowrap; }
thead th { font-weight: 600; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`

/** Follows the calls: what changed is fetched again, at most four times a second. */
export const liveScript = `
const live = document.getElementById('live')
const connection = document.getElementById('connection')
let waiting = false
const refresh = async () => {
  waiting = false
  const response = await fetch('/live')
  if (response.ok) live.innerHTML = await response.text()
}
const events = new EventSource('/events')
events.addEventListener('open', () => { connection.textContent = 'New calls appear by themselves.' })
events.addEventListener('error', () => { connection.textContent = 'The sandbox does not respond. Retrying.' })
events.addEventListener('change', () => {
  if (waiting) return
  waiting = true
  setTimeout(() => void refresh().catch(() => undefined), 250)
})
`
