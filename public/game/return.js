// A game's own buttons for the lobby, the cashier and the history lead to this page (docs/game-frame.md). In the app's frame it
// asks the app to go there. In a window of its own it closes the window, or shows the page in it.
const ways = {
  lobby: { type: 'exit', page: '/home' },
  cashier: { type: 'deposit', page: '/wallet/depositpage' },
  history: { type: 'history', page: '/wallet/history' },
}
const to = new URLSearchParams(location.search).get('to') ?? ''
const { type, page } = Object.hasOwn(ways, to) ? ways[to] : ways.lobby
if (parent !== window) {
  parent.postMessage({ marquee: 1, type }, location.origin)
} else {
  if (type === 'exit') window.close()
  location.replace(page)
}
