import { isSafeOrigin } from '@marquee/contract/config.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import type { Game } from '@marquee/contract/game.ts'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { isAtHost, studioFrames } from '@marquee/contract/studio-frames.ts'
import { described } from '../response.ts'
import { checksOf, type Kit, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { Absent, Miss, must, mustEqual, NotApplicable } from '../miss.ts'

/** A provider with games, and these. */
export async function someGames({
  operator,
  token,
}: Kit): Promise<{ provider: string; games: readonly Game[] }> {
  const { list } = await operator.call(endpoints.providers)
  const provider = list.find(({ games = 1 }) => games > 0)?.id
  if (provider === undefined) throw new NotApplicable('no provider has a game')
  const query = { provider_id: provider }
  const { list: games } = await operator.call(endpoints.providerGames, { query, token: await token() })
  return { provider, games }
}

async function playable(kit: Kit): Promise<Game> {
  const game = (await someGames(kit)).games.find(({ is_service }) => is_service === 1)
  if (game === undefined) throw new NotApplicable('the first provider has no game in service')
  return game
}

const launchQuery = ({ id, category }: Game) => ({
  game_id: id,
  type: category === 'casino' ? 'casino' : 'slot',
})

function mustBeUnique(ids: readonly string[], what: string): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  must(twice === undefined, `two ${what} have the id ${twice}`)
}

/** A refusal of envelope A says so by its status or by RESULT false; never by a success. */
async function mustNotLaunch(kit: Kit, query: Record<string, string>, token?: string): Promise<void> {
  const response = await kit.operator.request(launchEndpoints.launch, { query, token })
  const url = at(response.json, 'DATA', 'url')
  must(
    response.status >= 400 && response.status < 500 && url === undefined,
    `${described(response)}, where a refusal was due`,
  )
}

export const lobbyChecks = checksOf('lobby', {
  providers: {
    title: 'everybody may read the list of providers, whose ids are unique',
    async run({ operator }) {
      const { list } = await operator.call(endpoints.providers)
      mustBeUnique(
        list.map(({ id }) => id),
        'providers',
      )
    },
  },
  games: {
    title: "a provider's games have the shape of the contract, and their ids are unique",
    async run(kit) {
      const { games } = await someGames(kit)
      mustBeUnique(
        games.map(({ id }) => id),
        'games',
      )
    },
  },
  counts: {
    title: 'the number of games that a provider is said to have is the number in service in its list',
    async run(kit) {
      const { list } = await kit.operator.call(endpoints.providers)
      const { provider, games } = await someGames(kit)
      const stated = list.find(({ id }) => id === provider)?.games
      if (stated === undefined) throw new Absent('providers name no number of games')
      const found = games.filter(({ is_service }) => is_service === 1).length
      must(
        stated === found,
        `provider ${provider} is said to have ${stated} games, and ${found} are in service`,
      )
    },
    optional: true,
  },
  members: {
    title: 'the games of a provider need a session, unless the site opens its lists to visitors',
    async run(kit) {
      const { provider } = await someGames(kit)
      const response = await kit.operator.request(endpoints.providerGames, {
        query: { provider_id: provider },
      })
      if (kit.config.VARIABLES.public_lists)
        mustEqual(response.status, 200, 'the status of a list without a session')
      else mustRefuse(response, [401, 403], [4030, 4031])
    },
  },
  unknownProvider: {
    title: 'a provider that does not exist is refused',
    async run({ operator, token }) {
      const query = { provider_id: 'no-such-provider' }
      const response = await operator.request(endpoints.providerGames, { query, token: await token() })
      const failed = response.status >= 400 && response.status < 500
      must(failed || at(response.json, 'RESULT') === false, `${described(response)}, where a refusal was due`)
    },
  },
  launch: {
    title: 'a launch gives an address that the app may open: https, or the own machine, of an allowed host',
    async run(kit) {
      const { VARIABLES: site } = kit.config
      const data = await kit.operator.call(launchEndpoints.launch, {
        query: launchQuery(await playable(kit)),
        token: await kit.token(),
      })
      if (data.url === undefined || !URL.canParse(data.url))
        throw new Miss(`the launch has no address: ${data.url}`)
      const { origin } = new URL(data.url)
      const replaced = data.url.startsWith('http://') && site.launch_host !== undefined
      must(replaced || isSafeOrigin(origin), `the game is at ${origin}, which the app does not open`)
      const listed = [site.launch_host, ...site.launch_hosts]
      const isAtStudio = studioFrames(kit.config).some(({ hosts }) => isAtHost(origin, hosts))
      must(
        replaced || site.launch_hosts.length === 0 || listed.includes(origin) || isAtStudio,
        `the game is at ${origin}, which launch_hosts and studios do not name`,
      )
    },
  },
  launchOnce: {
    title: 'two launches give two addresses: a token is good once',
    async run(kit) {
      const query = launchQuery(await playable(kit))
      const token = await kit.token()
      const first = await kit.operator.call(launchEndpoints.launch, { query, token })
      const second = await kit.operator.call(launchEndpoints.launch, { query, token })
      must(first.url !== second.url, 'two launches gave the same address')
    },
  },
  launchUnknown: {
    title: 'a game that does not exist is not launched',
    async run(kit) {
      await mustNotLaunch(kit, { game_id: 'no-such-game', type: 'slot' }, await kit.token())
    },
  },
  launchSignedOut: {
    title: 'no game is launched without a session',
    async run(kit) {
      await mustNotLaunch(kit, launchQuery(await playable(kit)))
    },
  },
  guest: {
    title: 'where the site lets guests play, a game opens without a session',
    async run(kit) {
      if (!kit.config.VARIABLES.guest_play) throw new NotApplicable('the site has no guest_play')
      const data = await kit.operator.call(launchEndpoints.tryGame, {
        query: launchQuery(await playable(kit)),
      })
      must(data.url !== undefined && URL.canParse(data.url), `the address is ${data.url}`)
    },
  },
})
