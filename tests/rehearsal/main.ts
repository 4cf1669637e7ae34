// `npm run rehearse`: the product as players reach it, on this machine. nginx with the repository's configuration in front of two
// operators on one PostgreSQL; a roll-out and a killed process under load. Prints what passes, exits with 1 where something
// does not. Needs Debian's nginx, libnginx-mod-http-brotli-static and postgresql.
import { buildIfChanged } from '../../scripts/build.ts'
import { certificateFolder, runTrusting } from './own-certificate.ts'
import { rehearse } from './rehearse.ts'

const args = process.argv.slice(2)
if (certificateFolder !== undefined) process.exitCode = (await rehearse(certificateFolder, args)) ? 0 : 1
else process.exitCode = (await buildIfChanged()) ? await runTrusting(import.meta.filename, args) : 1
