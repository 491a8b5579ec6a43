import type { CallReport } from './reportCalls'

/**
 * Formats a report as lines of text: the tried calls with their differences and the storefront's behaviour without
 * them, the names of the untried calls, and a summary.
 */
export function formatReport(reports: readonly CallReport[]): string[] {
  const width = Math.max(...reports.map(({ name }) => name.length))
  const untriedNames = reports.filter(({ verdict }) => verdict === 'untried').map(({ name }) => name)
  const triedReports = reports.filter(({ verdict }) => verdict !== 'untried')
  const lines = triedReports.flatMap((report) => [
    `${report.verdict.padEnd(8)} ${report.name.padEnd(width)} ${report.address}`,
    ...report.findings.flatMap(({ situation, field, expected, seen }) => [
      `           ${situation}`,
      `             ${field || 'answer'}: expected ${expected}, but saw ${seen}`,
    ]),
    ...explainLack(report).map((line) => `           ${line}`),
  ])
  const untriedLines = untriedNames.length > 0 ? ['', `Not tried: ${untriedNames.join(', ')}.`] : []
  return [...lines, ...untriedLines, '', formatSummary(reports)]
}

function explainLack({ verdict, isFailure, level, without }: CallReport): string[] {
  if (verdict === 'holds') return []
  if (verdict === 'refused') return ['Refused as it should. What succeeds was not tried.']
  if (without === null) return [`Level ${level} needs it.`]
  return [isFailure && verdict === 'differs' ? `Without it: ${without}` : without]
}

function formatSummary(reports: readonly CallReport[]): string {
  const count = (verdict: CallReport['verdict']) => reports.filter((each) => each.verdict === verdict).length
  const counts = [
    `${count('holds')} calls hold`,
    `${count('refused')} were only refused, as they should`,
    `${count('differs')} differ`,
    `${count('absent')} are not offered`,
    `${count('untried')} were not tried`,
  ]
  return `${counts.join(', ')}.`
}
