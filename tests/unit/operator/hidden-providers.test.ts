import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { hideProviders } from '@marquee/operator/games/hidden-providers.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'

// A provider whose games home would feature.
const [newest] = catalogue().games.toSorted((a, b) => b.released.localeCompare(a.released))
const hidden = newest?.provider ?? { id: '', title: '' }
const game = newest?.id ?? ''

let operator: TestOperator
beforeAll(async () => {
  operator = await testOperator({
    siteOverrides: { ...noOverrides, VARIABLES: { public_lists: true }, hidden_providers: [hidden.title] },
  })
})
afterAll(() => operator.close())

it('lists neither a hidden provider nor its games, on home, in the lobby or among the highlights', async () => {
  const { lobby } = operator.services
  const ids = catalogue()
    .games.filter(({ provider }) => provider.id === hidden.id)
    .map(({ id }) => id)
  const shown = [...lobby.featured(''), ...lobby.chosen(''), ...lobby.gamesOf(ids, '', 100)]
  expect(shown.filter(({ provider_id }) => provider_id === hidden.id)).toEqual([])
  const { text } = await operator.send('GET', '/game/provider')
  expect(text).not.toContain(hidden.title)
  expect((await operator.send('GET', `/game/provider?provider_id=${hidden.id}`)).status).toBe(404)
})

it('begins no game of a hidden provider, and still knows its name', async () => {
  const { jwt } = await operator.join()
  const { json } = await operator.send('GET', `/game/launch?game_id=${game}&type=slot`, { token: jwt })
  expect(json).toMatchObject({ message: 'game.outOfService' })
  expect(operator.services.lobby.knownGamesOf([game], '')).toMatchObject([{ id: game, is_service: 0 }])
})

it('refuses to start with a provider that the catalogue does not have, and names those that it has', () => {
  expect(() => hideProviders(catalogue(), ['Aurumvalle'])).toThrow(
    /"Aurumvalle", but the providers are Aurumvale,/,
  )
})
