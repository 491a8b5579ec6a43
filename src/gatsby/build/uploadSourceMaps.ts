import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildChildEnvironment } from '../../config/buildChildEnvironment'
import { release } from '../../config/release'

/** The program of the error-reporting service, which is installed with @sentry/gatsby. It reads its settings itself. */
const program = path.join('node_modules', 'sentry', 'dist', 'bin.cjs')

/** The time in ms after which a build goes on without the upload. */
const uploadTimeout = 120_000

/**
 * Uploads the scripts of a finished build with their source maps. The service finds them by the release and the address of
 * a script, so the scripts stay as they are. The plugin of @sentry/gatsby would add an id to each of them, which costs
 * every first load more than a kilobyte.
 * @throws an Error with the program's message when the upload fails
 */
export async function uploadSourceMaps(folder: string): Promise<void> {
  const settings = mkdtempSync(path.join(tmpdir(), 'up-north-sentry-'))
  const parameters = [program, 'sourcemap', 'upload', folder, '--release', release, '--no-rewrite']
  try {
    await promisify(execFile)(process.execPath, parameters, {
      env: buildChildEnvironment({ SENTRY_CONFIG_DIR: settings, SENTRY_CLI_NO_TELEMETRY: '1' }),
      timeout: uploadTimeout,
    })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`The source maps were not uploaded: ${stderr?.trim() || message}`)
  } finally {
    rmSync(settings, { recursive: true, force: true })
  }
}
