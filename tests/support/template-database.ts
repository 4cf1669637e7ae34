import { createHash, randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { operatorMigrations } from '@marquee/operator/database/db.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, 'node_modules', '.cache', 'test-database')

let template: Promise<Blob> | undefined

/**
 * A migrated embedded database without content, as a dump that others begin as: making the cluster anew takes some
 * two seconds of processor time, and several dozen suites want one. It is stored on disk by what it was made from.
 */
export function templateDatabase(): Promise<Blob> {
  return (template ??= findOrMake())
}

async function findOrMake(): Promise<Blob> {
  const file = join(cache, `${await schemaDigest()}.tar`)
  if (!(await exists(file))) await make(file)
  // Read at once: a blob of the file would refuse once another worker has put its own in the file's place.
  return new Blob([await readFile(file)])
}

/**
 * Puts a migrated embedded database without content into a data folder of the product, which has none yet: a start on
 * it takes half the processor time of one that makes the cluster.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const made = join(cache, await schemaDigest())
  if (!(await exists(made))) await makeFolder(made)
  await cp(made, join(folder, 'pglite'), { recursive: true })
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const own = `${path}.${randomUUID()}`
  const client = await PGlite.create({ dataDir: own, loadDataDir: await templateDatabase() })
  await client.close()
  // Another process may have made it meanwhile.
  await rename(own, path).catch(() => rm(own, { recursive: true, force: true }))
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** A digest of the migrations and of the embedded database's version. */
export async function schemaDigest(): Promise<string> {
  const digest = createHash('sha256')
  const folders = [operatorMigrations, studioMigrations].map(({ migrationsFolder }) =>
    readdir(migrationsFolder, { recursive: true, withFileTypes: true }),
  )
  const parts = (await Promise.all(folders)).flat()
  const files = parts.filter((part) => part.isFile()).map((part) => join(part.parentPath, part.name))
  files.push(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'))
  for (const file of files.toSorted()) digest.update(await readFile(file))
  return digest.digest('hex').slice(0, 16)
}

async function make(file: string): Promise<void> {
  const client = await PGlite.create('memory://')
  const db = drizzle(client, { casing: 'snake_case' })
  for (const each of [operatorMigrations, studioMigrations]) await migrate(db, each)
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  // Workers may make it at the same time: each writes a file of its own, and the last name given is as good as the first.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, file)
}
