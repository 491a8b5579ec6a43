import { spawnSync } from 'node:child_process'
import { buildChildEnvironment } from '../../src/config/buildChildEnvironment'

/** Runs a command as its npm script does: "start --help". Returns its exit code and the lines that it prints. */
export function runCommand(command: string, environment: Record<string, string> = {}) {
  const parameters = ['--import', 'tsx', 'src/commands/run.ts', ...command.split(' ')]
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    env: buildChildEnvironment(environment),
    encoding: 'utf8',
  })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}
