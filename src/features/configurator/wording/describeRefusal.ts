import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import { findPartType } from '../design/measures'
import type { Refusal } from '../design/Refusal'
import { describePartById, convertToCm } from './describeDesign'

export interface RefusalTexts {
  messages: Areas['configurator']
  formatList: (list: string[]) => string
}

/** @param design the design before the command */
export function describeRefusal(
  refusal: Refusal,
  design: Design,
  system: ShelvingSystem,
  { messages, formatList }: RefusalTexts,
): string {
  const { refusals } = messages
  switch (refusal.code) {
    case 'wallSize':
      return refusals.wallSize[refusal.measure](convertToCm(refusal.min), convertToCm(refusal.max))
    case 'door':
    case 'slope':
    case 'behindDoor':
    case 'noSuch':
      return refusals[refusal.code]
    case 'tooWide':
    case 'tooHigh':
    case 'tooDeep':
      return refusals[refusal.code](convertToCm(refusal.needed), convertToCm(refusal.available))
    case 'beyondWall':
      return refusals.beyondWall(convertToCm(refusal.maxLeft))
    case 'tooManyColumns':
      return refusals.tooManyColumns(refusal.max)
    case 'noSize':
      return refusals.noSize[refusal.feature]
    case 'offGrid':
      return refusals.offGrid(convertToCm(refusal.grid))
    case 'tooManyParts':
      return refusals.tooManyParts(refusal.max)
    case 'notMade':
      return refusals.notMade(
        findPartType(system, refusal.kind)?.name ?? refusal.kind,
        convertToCm(refusal.width),
        convertToCm(refusal.depth),
      )
    case 'outsideUprights':
      return refusals.outsideUprights(convertToCm(refusal.from), convertToCm(refusal.until))
    case 'tooClose':
      return refusals.tooClose(convertToCm(refusal.gap), describePartById(refusal.otherId, design, system, messages))
    case 'deskHeight':
      return refusals.deskHeight(formatList(refusal.heights.map((height) => String(convertToCm(height)))))
    case 'noLegRoom':
      return refusals.noLegRoom(convertToCm(refusal.needed))
    case 'tooHeavy':
      return refusals.tooHeavy(refusal.load, refusal.max)
    case 'aboveChildren':
      return refusals.aboveChildren(convertToCm(refusal.max))
  }
}
