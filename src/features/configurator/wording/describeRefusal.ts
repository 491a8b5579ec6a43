import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, findPart } from '../design/Design'
import { findType } from '../design/measures'
import type { Refusal } from '../design/Refusal'
import { describePart, toCm } from './describeDesign'

/** Says in one sentence why something is not possible. `design` is the one before the command. */
export function describeRefusal(
  refusal: Refusal,
  design: Design,
  system: ShelvingSystem,
  { messages, format }: { messages: Areas['configurator']; format: (list: string[]) => string },
): string {
  const { refusals } = messages
  const name = (id: number) => {
    const part = findPart(design, id)?.part
    return part ? describePart(part, system, messages) : refusals.thisPart
  }
  switch (refusal.code) {
    case 'wallSize':
      return refusals.wallSize[refusal.measure](toCm(refusal.min), toCm(refusal.max))
    case 'door':
    case 'slope':
      return refusals[refusal.code]
    case 'tooWide':
      return refusals.tooWide(toCm(refusal.needed), toCm(refusal.available))
    case 'beyondWall':
      return refusals.beyondWall(toCm(refusal.free))
    case 'tooHigh':
      return refusals.tooHigh(toCm(refusal.needed), toCm(refusal.available))
    case 'tooDeep':
      return refusals.tooDeep(toCm(refusal.needed), toCm(refusal.available))
    case 'behindDoor':
      return refusals.behindDoor
    case 'tooManyColumns':
      return refusals.tooManyColumns(refusal.most)
    case 'noSize':
      return refusals.noSize[refusal.what]
    case 'offGrid':
      return refusals.offGrid(toCm(refusal.grid))
    case 'tooManyParts':
      return refusals.tooManyParts(refusal.most)
    case 'notMade':
      return refusals.notMade(
        findType(system, refusal.kind)?.name ?? refusal.kind,
        toCm(refusal.width),
        toCm(refusal.depth),
      )
    case 'outsideUprights':
      return refusals.outsideUprights(toCm(refusal.from), toCm(refusal.until))
    case 'tooClose':
      return refusals.tooClose(toCm(refusal.gap), name(refusal.other))
    case 'deskHeight':
      return refusals.deskHeight(format(refusal.heights.map((height) => String(toCm(height)))))
    case 'noLegRoom':
      return refusals.noLegRoom(toCm(refusal.needed))
    case 'tooHeavy':
      return refusals.tooHeavy(refusal.load, refusal.most)
    case 'aboveChildren':
      return refusals.aboveChildren(toCm(refusal.most))
    case 'noSuch':
      return refusals.noSuch
  }
}
