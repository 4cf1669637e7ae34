import { beforeEach, describe, expect, it } from 'vitest'
import { type Log, createLog, type LogMode } from '@marquee/operator/log.ts'

const lines: string[] = []
const log = (mode: LogMode): Promise<Log> => createLog(mode, (line) => lines.push(line))
beforeEach(() => {
  lines.length = 0
})

describe('the log', () => {
  it('is one JSON object a line, with its time and level', async () => {
    const write = await log('json')
    write({ event: 'request', path: '/home', status: 200, player: undefined })
    write({ event: 'push', error: 'TypeError' })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-/), event: 'request', path: '/home', status: 200 },
      { level: 'error', time: expect.any(String), event: 'push', error: 'TypeError' },
    ])
  })

  it('is readable in a terminal', async () => {
    const write = await log('pretty')
    write({ event: 'request', path: '/home', status: 200 })
    expect(lines.join('')).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request \{"path":"\/home","status":200\}\n$/)
  })

  it('does not exist where it is off', async () => {
    const write = await log('silent')
    write({ event: 'request' })
    expect(lines).toEqual([])
  })

  // A client chooses the path of its request, and `%0A` in it is a line end.
  it.each(['json', 'pretty'] as const)(
    'as %s has one line an event, and nothing that a terminal obeys, whatever a path holds',
    async (mode) => {
      const write = await log(mode)
      const path = '/x\n12:00:00 INFO: request \r\u2028\u2029\u0085\u001b[2J\u009b31m\u202e\u2066\u007f\\n'
      write({ event: 'request', path })
      write({ event: 'error', error: path })
      expect(lines).toHaveLength(2)
      for (const line of lines) {
        expect(line.endsWith('\n')).toBe(true)
        expect(line.slice(0, -1)).toMatch(/^[\u0020-\u007e]+$/)
      }
      if (mode === 'json') expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path })
    },
  )
})
