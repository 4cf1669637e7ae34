import { changesEndpoints, clockTolerance, type Operation } from '../../src/contract/changes.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { checksOf, type Kit } from '../check.ts'
import { must, mustEqual } from '../miss.ts'

/** A press of the kit's own device: a preference, so that no favourite of the account is touched. */
function choice(at: number, value: string | null, device = 'conformance-a'): Operation {
  return { category: 'preference', id: 'layout', value, at, added: at, device }
}

async function send({ operator, token }: Kit, operations: readonly Operation[], since?: number) {
  const body = { operations: [...operations], ...(since === undefined ? {} : { since }) }
  return operator.call(changesEndpoints.changes, { token: await token(), body })
}

const valueIn = ({ changes }: Awaited<ReturnType<typeof send>>) =>
  changes.find(({ category, id }) => category === 'preference' && id === 'layout')?.value

export const changesChecks = checksOf('changes', {
  lastCounts: {
    says: 'of two operations on one preference the later counts, whichever comes first, and a repeat changes nothing',
    async run(kit) {
      const { now } = await send(kit, [])
      const [early, late] = [choice(now - 1, 'grid-layout'), choice(now, 'compact-layout')]
      const { version } = await send(kit, [late])
      mustEqual(
        valueIn(await send(kit, [early])),
        'compact-layout',
        'the preference after an earlier operation came late',
      )
      mustEqual((await send(kit, [late])).version, version, 'the version after a repeat')
    },
    optional: true,
  },
  tellsSince: {
    says: 'a device is told what changed since the version that it knows, and init names the version',
    async run(kit) {
      const { now, version: before } = await send(kit, [])
      await send(kit, [choice(now, null, 'conformance-b')])
      const told = await send(kit, [], before)
      must(told.version > before, `the version was ${before} before a change and is ${told.version} after it`)
      mustEqual(valueIn(told), null, 'the changed preference')
      mustEqual(
        (await send(kit, [], told.version)).changes.length,
        0,
        'the number of changes since the newest version',
      )
      const { ui } = await kit.operator.call(endpoints.init, { token: await kit.token() })
      mustEqual(ui.changes_version, told.version, 'changes_version of init')
    },
    optional: true,
  },
  notFromTheFuture: {
    says: 'an operation from the future is refused by name and changes nothing: a fast clock wins for no day',
    async run(kit) {
      const { now, version } = await send(kit, [])
      const answer = await send(kit, [choice(now + 86_400_000 + clockTolerance, 'grid-layout')])
      mustEqual(answer.refused[0]?.reason, 'clock', 'the reason of the refusal')
      mustEqual(answer.version, version, 'the version after it')
    },
    optional: true,
  },
})
