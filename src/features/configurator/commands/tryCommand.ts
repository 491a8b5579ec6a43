import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkDesign } from '../design/checkDesign'
import { type Design, findPart } from '../design/Design'
import type { Refusal } from '../design/Refusal'
import { changeColumns, slideIntoPlace } from './changeColumns'
import { changeParts } from './changeParts'
import type { Command } from './Command'

type Attempt = { design: Design } | { refusals: Refusal[] }

/** Returns the changed design, or the refusals if it is not possible. `design` must be possible. */
export function tryCommand(design: Design, command: Command, system: ShelvingSystem): Attempt {
  const changedDesign = changeDesign(design, command, system)
  if (!changedDesign) return { refusals: [{ code: 'noSuch' }] }
  const refusals = checkDesign(changedDesign, system)
  return refusals.length > 0
    ? { refusals: refusals.map((refusal) => nameEarlierPart(refusal, design, command)) }
    : { design: changedDesign }
}

/** The user knows which part the command added or moved, so the message must name the other part. */
function nameEarlierPart(refusal: Refusal, design: Design, command: Command): Refusal {
  if (refusal.code !== 'tooClose') return refusal
  const { id, otherId } = refusal
  const isOtherMoved = command.type === 'move' ? otherId === command.id : !findPart(design, otherId)
  return isOtherMoved ? { ...refusal, id: otherId, otherId: id } : refusal
}

/** Returns null if the command names a part, column or upright that does not exist. */
function changeDesign(design: Design, command: Command, system: ShelvingSystem): Design | null {
  switch (command.type) {
    case 'batch':
      return command.commands.reduce<Design | null>(
        (changedDesign, nextCommand) => changedDesign && changeDesign(changedDesign, nextCommand, system),
        design,
      )
    case 'setWall':
      return slideIntoPlace({ ...design, wall: { ...design.wall, ...command.wall } }, system)
    case 'setLeft':
      return { ...design, left: command.left }
    case 'setDepth':
      return { ...design, depth: command.depth }
    case 'setColour':
      return { ...design, colour: command.colour }
    case 'add':
    case 'move':
    case 'copy':
    case 'remove':
    case 'setFinish':
      return changeParts(design, command, system)
    default: {
      const changedDesign = changeColumns(design, command, system)
      return changedDesign && slideIntoPlace(changedDesign, system)
    }
  }
}
