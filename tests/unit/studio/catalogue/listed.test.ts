import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CatalogueError, readListed } from '@marquee/studio/catalogue/listed.ts'

const Entry = v.strictObject({ id: v.string(), title: v.strictObject({ en: v.string() }) })
const good = { id: '1', title: { en: 'One' } }

test('a fault in a file of the catalogue is named with file, entry and field', () => {
  const faultOf = (entry: unknown) => {
    try {
      return readListed('providers.json', Entry, [good, entry])
    } catch (error) {
      return error instanceof CatalogueError ? error.message : error
    }
  }
  expect(faultOf({ ...good, id: '2' })).toHaveLength(2)
  expect(faultOf({ ...good, id: '2', is_service: 0 })).toMatch(
    /^providers\.json: entry 2 \(id 2\), is_service: /,
  )
  expect(faultOf({ id: '2', title: {} })).toMatch(/^providers\.json: entry 2 \(id 2\), title\.en: /)
  expect(faultOf('2')).toMatch(/^providers\.json: entry 2: /)
})
