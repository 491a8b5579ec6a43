import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkDesign } from '../design/checkDesign'
import { createEmptyDesign, type Design, findPart } from '../design/Design'
import { getPartType } from '../design/measures'
import { maxDesignLength } from '../../../contract/limits'
import { computeChecksum, designFormat } from './encodeDesign'
import { dropRefusedParts } from '../commands/fitPreset'
import { readBody } from './readBody'
import type { Areas } from '../../../i18n/messages'

/**
 * `unreadable`: the text is damaged; `newer`: a later version of this site wrote it; `impossible`: the design can no
 * longer be built; `leftOut`: `count` parts are no longer made or no longer fit.
 */
export type DecodeProblem =
  | { code: 'unreadable' | 'newer' | 'impossible' }
  | { code: 'leftOut'; names: string[]; count: number }

export interface DecodedDesign {
  design: Design
  problem: DecodeProblem | null
}

/** The returned design can always be built. It is an empty wall if the text is unusable. */
export function decodeDesign(text: string, system: ShelvingSystem): DecodedDesign {
  const buildEmptyResult = (code: 'unreadable' | 'newer' | 'impossible') => ({
    design: createEmptyDesign(system),
    problem: { code },
  })
  if (text.length > maxDesignLength || !/^[0-9a-z.-]+$/.test(text)) return buildEmptyResult('unreadable')
  const checksumStart = text.lastIndexOf('.')
  const body = text.slice(0, Math.max(0, checksumStart))
  if (computeChecksum(body) !== text.slice(checksumStart + 1)) return buildEmptyResult('unreadable')
  const [version = '', ...sections] = body.split('.')
  if (/^\d+$/.test(version) && Number(version) > Number(designFormat)) return buildEmptyResult('newer')
  if (version !== designFormat) return buildEmptyResult('unreadable')
  const decodedBody = readBody(sections, system)
  // The checksum is right, so the text is complete, but it contains a size or a part that the system lacks.
  if (!decodedBody) return buildEmptyResult('impossible')
  const design = dropRefusedParts(decodedBody.design, system)
  if (checkDesign(design, system).length > 0) return buildEmptyResult('impossible')
  const droppedNames = decodedBody.design.columns
    .flatMap(({ parts }) => parts)
    .filter(({ id }) => !findPart(design, id))
    .map(({ kind }) => getPartType(system, kind).name)
  const missingNames = [...decodedBody.retiredNames, ...droppedNames]
  return {
    design,
    problem:
      missingNames.length > 0
        ? { code: 'leftOut', names: [...new Set(missingNames)], count: missingNames.length }
        : null,
  }
}

export function describeDecodeProblem(
  problem: DecodeProblem,
  { opened }: Areas['configurator'],
  formatList: (list: string[]) => string,
): string {
  return problem.code === 'leftOut' ? opened.leftOut(problem.count, formatList(problem.names)) : opened[problem.code]
}
