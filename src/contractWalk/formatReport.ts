import type { CallReport } from './reportCalls'

/**
 * Formats a report as lines of text: each call that was tried or is absent, with its differences and, unless the call
 * holds, an explanation of its verdict; the names of the untried calls; a summary.
 */
export function formatReport(reports: readonly CallReport[]): string[] {
  const nameWidth = Math.max(...reports.map(({ name }) => name.length))
  const untriedNames = reports.filter(({ verdict }) => verdict === 'untried').map(({ name }) => name)
  const triedReports = reports.filter(({ verdict }) => verdict !== 'untried')
  const lines = triedReports.flatMap((report) => [
    `${report.verdict.padEnd(8)} ${report.name.padEnd(nameWidth)} ${report.address}`,
    ...report.findings.flatMap(({ situation, field, expected, seen }) => [
      `           ${situation}`,
      `             ${field || 'answer'}: expected ${expected}, but saw ${seen}`,
    ]),
    ...explainVerdict(report).map((line) => `           ${line}`),
  ])
  const untriedLines = untriedNames.length > 0 ? ['', `Not tried: ${untriedNames.join(', ')}.`] : []
  return [...lines, ...untriedLines, '', formatSummary(reports)]
}

function explainVerdict({ verdict, isFailure, level, without }: CallReport): string[] {
  if (verdict === 'holds') return []
  if (verdict === 'refused') return ['Refused as it should be. No attempt that should succeed was made.']
  if (without === null) return [`Level ${level} needs it.`]
  return [isFailure && verdict === 'differs' ? `Without it: ${without}` : without]
}

function formatSummary(reports: readonly CallReport[]): string {
  const countReports = (verdict: CallReport['verdict']) => reports.filter((report) => report.verdict === verdict).length
  const phrases = [
    `${countReports('holds')} calls hold`,
    `${countReports('refused')} were only refused, as they should be`,
    `${countReports('differs')} differ`,
    `${countReports('absent')} are not offered`,
    `${countReports('untried')} were not tried`,
  ]
  return `${phrases.join(', ')}.`
}
