import { describe, expect, it } from 'vitest'
import { runChecks } from '@marquee/kit/conformance/run.ts'
import { walletInterfaceChecks } from '@marquee/kit/conformance/wallet/checks.ts'
import { createWalletKit } from '@marquee/kit/conformance/wallet/kit.ts'
import { createSandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { fetchOfSandbox } from '../../../support/sandbox/sandbox-fetch.ts'
import { wrongWallets } from '../../../support/sandbox/wrong-wallets.ts'
import { fetchOf } from '../../../support/server/operator-fetch.ts'
import { testOperator } from '../../../support/server/operator.ts'
import { launchToken } from '../../../support/studio-table.ts'

const origin = 'http://localhost:4173'
const game = '1001'
const allPass = walletInterfaceChecks.map(({ id }) => `${id} passes`)

async function reported(...given: Parameters<typeof runChecks>) {
  const findings = await runChecks(...given)
  return findings.map(({ check, result, why }) => `${check.id} ${result} ${why}`.trim())
}

/** A kit for the sandbox's wallet, whose calls go through `request` once it is set. */
async function sandboxKit() {
  const sandbox = createSandbox({ secret: 'a secret' })
  const [player, other] = ['One', 'Two'].map((name) => sandbox.book.open(name, 1_000_000).id)
  if (player === undefined || other === undefined) throw new Error('there are no players')
  const way = { request: fetchOfSandbox(sandbox) }
  const kit = await createWalletKit({
    origin,
    secret: sandbox.secret,
    game,
    launch: () => Promise.resolve(sandbox.book.launch(player, game)),
    otherToken: sandbox.book.launch(other, game),
    request: (input, init) => way.request(input, init),
  })
  return { sandbox, kit, way }
}

describe('the conformance kit for wallets', () => {
  it('finds nothing that the reference wallet misses', async () => {
    const operator = await testOperator()
    const [one, other] = [await operator.join(), await operator.join()]
    const kit = await createWalletKit({
      origin,
      secret: operator.services.secrets.studio,
      game,
      launch: () => launchToken(operator, one.jwt, game),
      otherToken: await launchToken(operator, other.jwt, game),
      request: fetchOf(operator),
    })
    const before = await operator.cash(one.jwt)
    expect(await reported(walletInterfaceChecks, kit)).toEqual(allPass)
    expect(await operator.cash(one.jwt), 'the checks leave the balance as it was').toBe(before)
    await operator.close()
  })

  it('finds nothing that the wallet of the sandbox misses', async () => {
    const { kit } = await sandboxKit()
    expect(await reported(walletInterfaceChecks, kit)).toEqual(allPass)
  })

  it.each(wrongWallets)('finds a wallet that $does', async ({ checks, begin }) => {
    const { sandbox, kit, way } = await sandboxKit()
    way.request = fetchOfSandbox(sandbox, begin(sandbox))
    // What a wallet tells at the launch is seen by a kit that was launched there.
    const launched = checks.includes('launch.player')
      ? { ...kit, player: { ...kit.player, game_id: '1002' } }
      : kit
    const run = walletInterfaceChecks.filter(({ id }) => checks.includes(id))
    const findings = await runChecks(run, launched)
    expect(findings.map(({ check, result }) => `${check.id} ${result}`).toSorted()).toEqual(
      checks.map((id) => `${id} misses`).toSorted(),
    )
  })

  it('has a wrong wallet for each of its checks', () => {
    const covered = new Set(wrongWallets.flatMap(({ checks }) => checks))
    expect(walletInterfaceChecks.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([])
  })
})
