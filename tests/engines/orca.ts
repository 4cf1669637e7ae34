// `dbus-run-session node tests/engines/orca.ts TASK ORIGIN`: what Orca says while a player does a task by the keyboard (`docs/accessibility.md`).
import { demo } from '../support/e2e/players.ts'
import { type Reader, startReader } from '../support/engines/screen-reader.ts'

type Task = (reader: Reader, origin: string) => Promise<void>

const signIn: Task = async ({ open, reach, type, press, waitFor }, origin) => {
  await open(`${origin}/login`)
  await reach(/^INPUT Username/)
  await type(demo.username)
  await reach(/^INPUT Password/)
  await type(demo.password)
  await press('Return')
  await waitFor(/heading/)
}

const tasks: Readonly<Record<string, Task>> = {
  async join({ open, reach, type, press, waitFor }, origin) {
    await open(`${origin}/home`)
    await reach(/^A Join/)
    await press('Return')
    const fields = {
      Username: `owl_${Date.now() % 1e6}`,
      Password: 'copper-kite-over-seven-hills',
      'Confirm password': 'copper-kite-over-seven-hills',
      'E-mail': 'owl@example.test',
      Nickname: 'night_owl',
      Phone: '+82 10 1234 5678',
      Month: '5',
      Day: '17',
      Year: '1990',
    }
    for (const [name, text] of Object.entries(fields)) {
      await reach(new RegExp(`^INPUT ${name}`))
      await type(text)
    }
    await reach(/^INPUT I /)
    await press('space')
    await reach(/^BUTTON Join/)
    await press('Return')
    await waitFor(/Welcome/)
    await reach(/^BUTTON Continue browsing/)
    await press('Return')
    await press('Tab', 3)
  },
  async slot(reader) {
    const { reach, press, waitFor } = reader
    await find(reader, 'beetle')
    await reach(/BUTTON Spin/)
    for (let round = 0; round < 2; round++) {
      await press('Return')
      await waitFor(/won|no win|returned/i)
    }
    await reach(/BUTTON Close the game/, 'shift+Tab')
    await press('Return')
    await press('Tab')
  },
  async blackjack(reader) {
    const { reach, press, waitFor } = reader
    await find(reader, 'baize blackjack')
    await reach(/^game: BUTTON Bet/)
    await press('Return')
    await reach(/^game: BUTTON Deal/)
    await press('Return')
    await waitFor(/dealer/i)
    await reach(/^game: BUTTON (Stand|Deal)/)
    await press('Return')
    await waitFor(/won|lost|no win|returned|push/i)
    await reach(/BUTTON Close the game/, 'shift+Tab')
    await press('Return')
  },
  async deposit({ reach, type, press, waitFor }) {
    await reach(/^A Balance/, 'shift+Tab')
    await press('Return')
    await waitFor(/heading/)
    await reach(/^INPUT Amount/)
    await type('50000')
    await reach(/^BUTTON Review deposit/)
    await press('Return')
    await reach(/^BUTTON No deposit limit/)
    await press('Return')
    await reach(/^BUTTON Send the deposit/)
    await press('Return')
    await waitFor(/1,050,000/)
    await press('Tab', 2)
  },
  async limit({ reach, type, press, waitFor }) {
    await reach(/^A Balance/, 'shift+Tab')
    await press('Return')
    await waitFor(/heading/)
    await reach(/^A Limits and breaks/)
    await press('Return')
    await reach(/^BUTTON Set limit/)
    // The form takes the focus, and is sent empty first.
    await press('Return', 2)
    await type('200000')
    await reach(/^BUTTON Set limit/)
    await press('Return')
    await waitFor(/Done/)
    await press('Tab', 2)
  },
  async support({ reach, type, press, waitFor }) {
    await reach(/^BUTTON Menu/, 'shift+Tab')
    await press('Return')
    await reach(/^A .*[Ss]upport/)
    await press('Return')
    await waitFor(/heading/)
    await reach(/^A .*Message support/)
    await press('Return')
    await reach(/^INPUT (Subject|Title)/)
    await type('A round is missing')
    await reach(/^TEXTAREA/)
    await type('My last round is not in the history.')
    await reach(/^BUTTON Send/)
    await press('Return')
    await waitFor(/was sent/)
    await press('Tab', 3)
  },
}

/** Searches a game and opens the first result. */
async function find({ reach, type, press, waitFor }: Reader, text: string): Promise<void> {
  await reach(/^BUTTON Search/, 'shift+Tab')
  await press('Return')
  await waitFor(/combo box/)
  // Firefox reports a dialog as a window, after which Orca 43 takes letters for its own keys until the focus moves.
  await press('Tab')
  await press('shift+Tab')
  await type(text)
  await waitFor(/1 result/)
  await press('Return')
  await waitFor(/ready|place your bet/i)
}

const [name = '', origin = 'http://localhost:3000'] = process.argv.slice(2)
const task = tasks[name]
if (task === undefined) throw new Error(`name a task: ${Object.keys(tasks).join(', ')}`)
const reader = await startReader(console.log)
try {
  if (name !== 'join') await signIn(reader, origin)
  await task(reader, origin)
} finally {
  await reader.close()
}
