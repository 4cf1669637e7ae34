import { expect, test } from 'vitest'
import { createAppRouter } from '../../../../src/router.ts'
import { skeletonOf } from '../../../../src/skeleton.ts'
import { createTab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'

const router = createAppRouter(createTab(fakeEnvironment()))
const routes = Object.values(router.routesById).flatMap(({ fullPath, options }) =>
  /[$]|^$/.test(fullPath) || options.staticData?.layout === undefined
    ? []
    : [[fullPath, options.staticData] as const],
)

test.each(routes)('%s begins with the skeleton of its layout', (path, { layout, games }) => {
  const skeleton = skeletonOf(path).split(' ')
  expect(skeleton.includes('page-a')).toBe(layout === 'fullpage-type-a')
  expect(skeleton.includes('games') || skeleton.includes('home')).toBe(games === true)
})
