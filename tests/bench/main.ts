import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../scripts/build.ts'
import { script } from '../../scripts/command.ts'
import { benchGame } from './game.ts'
import { benchHistory } from './history.ts'
import { benchIdle } from './idle.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLoad } from './load.ts'
import { benchMemory } from './memory.ts'
import { benchNeighbours } from './neighbours.ts'
import { benchPolls } from './polls.ts'
import { title } from './table.ts'
import { benchTasks } from './tasks.ts'
import { benchVisits } from './visits.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', default: '/home' },
    players: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
    'signed-in': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)

const parts: Readonly<Record<string, () => Promise<void>>> = {
  async size() {
    title('Size')
    const { output } = await script('scripts/size.ts')
    process.stdout.write(output)
  },
  visits: () => benchVisits(runs, values.page, values['signed-in']),
  game: () => benchGame(runs),
  tasks: () => benchTasks(runs),
  load: benchLoad,
  polls: () => benchPolls(values.players),
  neighbours: benchNeighbours,
  history: benchHistory,
  memory: benchMemory,
  idle: () => benchIdle(Number(values.minutes)),
  lighthouse: () => benchLighthouse(Math.min(runs, 3)),
}

const unknown = positionals.filter((name) => parts[name] === undefined)
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write(
    `usage: npm run bench -- [${Object.keys(parts).join('] [')}] [--runs N] [--page /home] [--signed-in] [--players 10000] [--minutes 10]\n`,
  )
  process.exitCode = 2
} else if (await buildIfChanged()) {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length === 0 || positionals.includes(name)) await part()
  }
} else {
  process.exitCode = 1
}
