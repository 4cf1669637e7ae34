import { endpoints } from '@marquee/contract/endpoints.ts'
import { favouriteEndpoints } from '@marquee/contract/favourites.ts'
import { type Preferences, preferenceEndpoints } from '@marquee/contract/preferences.ts'
import { checksOf, type Kit } from '../check.ts'
import { must, mustEqual, NotApplicable } from '../miss.ts'
import { someGames } from './lobby.ts'

async function favouriteIds({ operator, token }: Kit): Promise<string[]> {
  const { list } = await operator.call(favouriteEndpoints.favourites, { token: await token() })
  return list.map(({ id }) => id)
}

async function version({ operator, token }: Kit): Promise<number> {
  const { ui } = await operator.call(endpoints.init, { token: await token() })
  must(ui.changes_version !== undefined, 'init has no changes_version')
  return ui.changes_version
}

/** A call about a game that is not a favourite. */
async function furtherGame(kit: Kit, favourites: readonly string[]) {
  const game = (await someGames(kit)).games.find(({ id }) => !favourites.includes(id))
  if (game === undefined) throw new NotApplicable('every game of the first provider is a favourite')
  return { token: await kit.token(), params: { id: game.id } }
}

export const favouriteChecks = checksOf('favourites', {
  list: {
    title: 'a favourite that was added is in the list, the last one and once, until it is removed',
    async run(kit) {
      const before = await favouriteIds(kit)
      const call = await furtherGame(kit, before)
      await kit.operator.call(favouriteEndpoints.addFavourite, call)
      await kit.operator.call(favouriteEndpoints.addFavourite, call)
      const added = await favouriteIds(kit)
      await kit.operator.call(favouriteEndpoints.removeFavourite, call)
      await kit.operator.call(favouriteEndpoints.removeFavourite, call)
      mustEqual(added, [...before, call.params.id], 'the list after a favourite was added')
      mustEqual(await favouriteIds(kit), before, 'the list after it was removed')
    },
  },
  preferences: {
    title: 'preferences are returned as they were saved last',
    async run({ operator, token }) {
      for (const layout of ['grid-layout', null] as const) {
        const body: Preferences = { theme: 'dark', style: null, layout, lang: 'ko' }
        await operator.call(preferenceEndpoints.savePreferences, { token: await token(), body })
        const { preferences } = await operator.call(preferenceEndpoints.preferences, { token: await token() })
        mustEqual(preferences, body, 'the preferences')
      }
    },
  },
  version: {
    title: 'changes_version of init increases with every change, and only then',
    async run(kit) {
      const call = await furtherGame(kit, await favouriteIds(kit))
      const first = await version(kit)
      await kit.operator.call(favouriteEndpoints.addFavourite, call)
      const second = await version(kit)
      await kit.operator.call(favouriteEndpoints.removeFavourite, call)
      const third = await version(kit)
      must(
        first < second && second < third,
        `changes_version is ${first}, ${second} and ${third} before, between and after two changes`,
      )
      mustEqual(await version(kit), third, 'changes_version without a change')
    },
  },
})
