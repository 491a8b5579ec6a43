import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildContentPolicy } from '../../gatsby/host/contentPolicy'
import { formatNginx } from '../../gatsby/host/formatNginx'
import { apiFolder } from '../../gatsby/host/hostRules'
import { readBuiltSite } from '../../gatsby/host/readBuiltSite'
import { builtFolder } from '../../gatsby/build/builtSite'
import { readRedirects } from '../../pageTable/sources/redirects'
import { loopbackAddress } from '../ports'

/** The path of the file with Debian's media types, relative to the folder of the program nginx. */
const typesFile = '../../etc/nginx/mime.types'

/** The names of the temporary folders, which nginx would otherwise create where only root may write. */
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const formatMainFile = (nginx: string, folder: string) =>
  [
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'daemon off;',
    // If root starts nginx, a worker process would run as another user, who may not write into the folder.
    'master_process off;',
    'events {}',
    'http {',
    `  include ${path.resolve(path.dirname(nginx), typesFile)};`,
    '  access_log off;',
    ...temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/up-north.conf;`,
    '}',
  ].join('\n')

/**
 * Checks the generated file with `nginx -t` and serves the built site with it. nginx forwards the shop API's paths to
 * the sandbox at another port.
 */
export async function startNginx(nginx: string, port: number, apiPort: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-nginx-'))
  const policy = buildContentPolicy(readBuiltSite(builtFolder))
  const settings = {
    listen: `${loopbackAddress}:${port}`,
    root: path.resolve(builtFolder),
    api: { address: `http://${loopbackAddress}:${apiPort}`, paths: [apiFolder, '/pay/', '/sandbox/'] },
    redirects: readRedirects(),
  }
  writeFileSync(path.join(folder, 'up-north.conf'), formatNginx(policy, settings))
  const mainFile = path.join(folder, 'nginx.conf')
  writeFileSync(mainFile, formatMainFile(nginx, folder))
  const parameters = ['-p', folder, '-c', mainFile, '-e', 'stderr']
  const { status, stderr } = spawnSync(nginx, ['-t', ...parameters], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`nginx refuses the generated file: ${stderr.trim()}`)
  const server = spawn(nginx, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
  const serverEnd = new Promise((resolve) => server.once('exit', resolve))
  await waitUntilServed(`http://${loopbackAddress}:${port}/nl`)
  return {
    close: async () => {
      server.kill('SIGQUIT')
      await serverEnd
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The time in ms within which nginx must respond. */
const startTimeout = 60_000

async function waitUntilServed(address: string): Promise<void> {
  const deadline = Date.now() + startTimeout
  for (;;) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Error(`nginx does not answer at ${address}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
