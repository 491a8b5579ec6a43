/**
 * Lints probes given as JSON on standard input ({ file, code }[]). For each probe, it prints the names of the broken
 * rules.
 */
import { ESLint } from 'eslint'

let input = ''
for await (const part of process.stdin) input += part
const eslint = new ESLint()
const broken = []
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file })
  broken.push(result.messages.map(({ ruleId }) => ruleId))
}
process.stdout.write(JSON.stringify(broken))
