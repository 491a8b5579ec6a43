import type { Areas } from '../../../i18n/messages'
import type { DecodeProblem } from '../address/decodeDesign'

/** Says in one message what is different about a design that was opened. */
export function describeProblem(
  problem: DecodeProblem,
  { opened }: Areas['configurator'],
  format: (list: string[]) => string,
): string {
  return problem.code === 'leftOut' ? opened.leftOut(problem.count, format(problem.names)) : opened[problem.code]
}
