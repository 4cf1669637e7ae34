import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inProject } from '../../scripts/project.ts'

/** What of `deploy/nginx/marquee.conf` differs on this machine. */
export interface Site {
  readonly appPort: number
  readonly studioPort: number
  /** Port of plain http, which leads to https. */
  readonly plainPort: number
  /** Ports of each operator and its studio. */
  readonly operators: readonly (readonly [operator: number, studio: number])[]
  /** Paths of PEM files. */
  readonly certificate: string
  readonly key: string
}

/** The file of the repository with its marked lines changed: what is rehearsed is what is deployed. */
export function configured(text: string, site: Site): string {
  const [[first, firstStudio] = [0, 0], [second, secondStudio] = [0, 0]] = site.operators
  const upstream = (port: number) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`
  const changes: Readonly<Record<string, string>> = {
    'first operator': upstream(first),
    'second operator': upstream(second),
    'first studio': upstream(firstStudio),
    'second studio': upstream(secondStudio),
    plain: `listen 127.0.0.1:${site.plainPort};`,
    'plain names': 'server_name localhost;',
    certificate: `ssl_certificate ${site.certificate};`,
    key: `ssl_certificate_key ${site.key};`,
    "app's files": `root ${inProject('dist', 'app')};`,
    'previous files': `root ${inProject('dist', 'previous')};`,
    "page's headers": `include ${inProject('dist', 'deploy', 'page-headers.conf')};`,
  }
  return text
    .split('\n')
    .map((line) => {
      const [, indent = '', directive = '', mark = ''] = /^(\s*)(.*;) # (.+)$/.exec(line) ?? []
      const port = mark === 'app' ? site.appPort : site.studioPort
      if (mark === 'app' || mark === 'studio')
        return directive.startsWith('listen')
          ? `${indent}listen 127.0.0.1:${port} ssl http2;`
          : `${indent}server_name localhost;`
      return changes[mark] === undefined ? line : `${indent}${changes[mark]}`
    })
    .join('\n')
}

/** nginx with the repository's configuration on loopback. @throws when it is not installed or refuses the configuration */
export async function startNginx(
  folder: string,
  site: Site,
): Promise<{ pid: number; stop(): Promise<void> }> {
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const modules = '/etc/nginx/modules-enabled'
  const conf = join(folder, 'nginx.conf')
  const whole = [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'logs', 'error.log')} warn;`,
    existsSync(modules) ? `include ${modules}/*.conf;` : '',
    'events { worker_connections 1024; }',
    'http {',
    'include /etc/nginx/mime.types;',
    `access_log ${join(folder, 'logs', 'access.log')};`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    ),
    configured(readFileSync(inProject('deploy', 'nginx', 'marquee.conf'), 'utf8'), site),
    '}',
  ]
  writeFileSync(conf, whole.join('\n'))
  const child = spawn('nginx', ['-e', join(folder, 'logs', 'error.log'), '-c', conf], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
  await ready(child, site.appPort, output)
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
    },
  }
}

async function ready(child: ChildProcess, port: number, output: readonly string[]): Promise<void> {
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    throw error instanceof Error ? error : new Error(String(error))
  })
  for (let tries = 0; tries < 50; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${output.join('')}`)
    const responds = await Promise.race([
      failed,
      fetch(`https://localhost:${port}/livez`).then(
        () => true,
        () => false,
      ),
    ])
    if (responds) return
    await delay(100)
  }
  throw new Error(`nginx does not respond:\n${output.join('')}`)
}
