import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Sandbox } from './sandbox.ts'
import { responseOf, type LoggedCall } from './calls.ts'
import { faultWords } from './faults.ts'
import { isBalanced, roundsOf } from './rounds.ts'
import { callNames } from './wallet.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What the page says about the studio that is tried. */
export interface StudioOnPage {
  readonly name: string
  /** Games to launch, by id. */
  readonly games: readonly { readonly id: string; readonly title: string }[]
}

export interface PageFacts {
  readonly sandbox: Sandbox
  readonly origin: string
  readonly studio: StudioOnPage | undefined
}

/** Calls and rounds that the page shows, newest first. */
const shown = 60

/** The whole page of the sandbox. */
export function sandboxPage(facts: PageFacts): Html {
  const { sandbox, origin, studio } = facts
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Wallet sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
        <script type="module" src="/live.js"></script>
      </head>
      <body>
        <header><h1>Wallet sandbox</h1></header>
        <main>
          <section aria-labelledby="wallet">
            <h2 id="wallet">The wallet</h2>
            <dl>
              <dt>Address</dt>
              <dd><code>${origin}/studio/</code></dd>
              <dt>Secret</dt>
              <dd><code>${sandbox.secret}</code></dd>
            </dl>
            <p>
              The interface is described in <code>docs/seamless-wallet.md</code>. Money here is numbers in
              memory.
            </p>
          </section>
          ${launchSection(facts, studio)} ${faultSection(sandbox)}
          <section aria-labelledby="seen">
            <h2 id="seen">Books and calls</h2>
            <p id="connection" role="status">Reload the page to see new calls.</p>
            <div id="live">${livePart(sandbox)}</div>
          </section>
        </main>
      </body>
    </html>`
}

function launchSection({ sandbox }: PageFacts, studio: StudioOnPage | undefined): Html {
  const players = [...sandbox.book.accounts.values()]
  const playerField = html`<label
    >Player
    <select name="player">
      ${players.map(({ id, name }) => option(id, name))}
    </select></label
  >`
  return html`<section aria-labelledby="play">
    <h2 id="play">Play</h2>
    ${
      studio === undefined
        ? html`<p>No studio is known: start with <code>--studio</code>, or make a token for one.</p>`
        : html`<p>Opens in a new tab, at ${studio.name}.</p>`
    }
    <form method="post" action="/launch" ${studio === undefined ? '' : html`target="_blank"`}>
      ${playerField}
      <label
        >Game
        ${
          studio === undefined || studio.games.length === 0
            ? html`<input name="game" value="1001" required maxlength="64" />`
            : html`<select name="game">
                ${studio.games.map(({ id, title }) => option(id, `${title} (${id})`))}
              </select>`
        }</label
      >
      <button>${studio === undefined ? 'Make a launch token' : 'Launch'}</button>
    </form>
    <form method="post" action="/sign-out">
      ${playerField}
      <button>End the player’s sessions</button>
    </form>
    <form method="post" action="/players">
      <label>New player <input name="name" required maxlength="40" /></label>
      <label
        >with <input name="cash" type="number" min="0" max="1000000000" value="100000" required /> won</label
      >
      <button>Open an account</button>
    </form>
  </section>`
}

function faultSection({ plan }: Sandbox): Html {
  const rules = plan.current()
  const faults = Object.entries(faultWords)
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <form method="post" action="/faults">
      <label
        >Fault
        <select name="fault">
          ${faults.map(([id, words]) => option(id, words))}
        </select></label
      >
      <label
        >for the next <input name="times" type="number" min="1" max="1000" value="1" />
        <span class="hint">(empty: until it is removed)</span></label
      >
      <label
        >calls of
        <select name="call">
          ${['any', ...callNames].map((name) => option(name, name))}
        </select></label
      >
      <label>time <input name="ms" type="number" min="0" max="120000" value="3000" required /> ms</label>
      <button>Add</button>
    </form>
    ${
      rules.length === 0
        ? html`<p>No fault waits: calls are carried out.</p>`
        : html`<ul>
              ${rules.map(
                ({ id, fault, call, left, met, ms }) =>
                  html`<li>
                    <form method="post" action="/faults/${id}/remove">
                      ${faultWords[fault]} · ${call} · ${Number.isFinite(left) ? `${left} left` : 'stays'} ·
                      met by ${met} · ${ms} ms
                      <button aria-label="Remove the fault ${fault}">Remove</button>
                    </form>
                  </li>`,
              )}
            </ul>
            <form method="post" action="/faults/clear"><button>Remove all</button></form>`
    }
  </section>`
}

/** The part of the page that follows the calls. */
export function livePart({ book, log, plan }: Sandbox): Html {
  const waiting = plan
    .current()
    .map(({ fault, call, left }) => `${fault} of ${call}${left === Infinity ? '' : ` (${left} left)`}`)
  const rounds = roundsOf(book)
  const names = new Map([...book.accounts.values()].map(({ id, name }) => [id, name]))
  return html`<p>Faults that wait: ${waiting.length === 0 ? 'none' : waiting.join(', ')}</p>
    <div class="wide">
      <table>
        <caption>
          Balances
        </caption>
        ${headings('Player', 'Opening', 'Balance', 'By the rounds')}
        <tbody>
          ${[...book.accounts.values()].map(
            (account) =>
              html`<tr>
                <th scope="row">${account.name}</th>
                <td>${money(account.opening)}</td>
                <td>${money(account.cash)}</td>
                <td>${isBalanced(account, rounds) ? 'balances' : 'DOES NOT BALANCE'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="wide">
      <table>
        <caption>
          Rounds, newest first
        </caption>
        ${headings('Round', 'Player', 'Game', 'Staked', 'Given back', 'Won')}
        <tbody>
          ${rounds
            .slice(-shown)
            .toReversed()
            .map(
              ({ round, player, game, staked, back, won }) =>
                html`<tr>
                  <th scope="row"><code>${round}</code></th>
                  <td>${names.get(player) ?? player}</td>
                  <td>${game}</td>
                  <td>${money(staked)}</td>
                  <td>${money(back)}</td>
                  <td>${money(won)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
    <div class="wide">
      <table>
        <caption>
          Calls, newest first
        </caption>
        ${headings('No.', 'Time (UTC)', 'Call', 'Transaction', 'Amount', 'Fault', 'Response of the book', 'Received by the studio')}
        <tbody>
          ${log.calls.slice(-shown).toReversed().map(callRow)}
        </tbody>
      </table>
    </div>`
}

const got = { waits: '…', response: 'the response', nothing: 'nothing', another: 'another response' } as const

function callRow(call: LoggedCall): Html {
  const response = responseOf(call)
  const text =
    call.reply === undefined
      ? 'not called'
      : response === undefined
        ? String(call.reply.status)
        : `${response.status}, ${money(response.balance)}`
  return html`<tr>
    <td>${call.n}</td>
    <td>${new Date(call.at).toISOString().slice(11, 23)}</td>
    <td>${call.name ?? call.target}${call.isCopy ? ' (copy)' : ''}</td>
    <td><code>${call.move?.transaction_id ?? ''}</code></td>
    <td>${call.move === undefined ? '' : money(call.move.amount)}</td>
    <td>${call.fault ?? ''}</td>
    <td>${text}${call.flaw === undefined ? '' : `: ${call.flaw}`}</td>
    <td>${call.isCopy ? '' : got[call.got]}</td>
  </tr>`
}

function headings(...names: readonly string[]): Html {
  return html`<thead>
    <tr>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`
}

function option(value: string, words: string): Html {
  return html`<option value="${value}">${words}</option>`
}

const money = new Intl.NumberFormat('en').format
