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
  const attempt = changeDesign(design, command, system)
  if ('refusals' in attempt) return attempt
  const refusals = checkDesign(attempt.design, system)
  return refusals.length > 0 ? { refusals: refusals.map((each) => nameEarlierPart(each, design, command)) } : attempt
}

/** The user knows which part the command added or moved, so the message must name the other part. */
function nameEarlierPart(refusal: Refusal, design: Design, command: Command): Refusal {
  if (refusal.code !== 'tooClose') return refusal
  const { id, other } = refusal
  const isOtherMoved = command.type === 'move' ? other === command.id : !findPart(design, other)
  return isOtherMoved ? { ...refusal, id: other, other: id } : refusal
}

function changeDesign(design: Design, command: Command, system: ShelvingSystem): Attempt {
  switch (command.type) {
    case 'batch': {
      let changedDesign = design
      for (const each of command.commands) {
        const nextAttempt = changeDesign(changedDesign, each, system)
        if ('refusals' in nextAttempt) return nextAttempt
        changedDesign = nextAttempt.design
      }
      return { design: changedDesign }
    }
    case 'setWall':
      return { design: slideIntoPlace({ ...design, wall: { ...design.wall, ...command.wall } }, system) }
    case 'setLeft':
      return { design: { ...design, left: command.left } }
    case 'setDepth':
      return { design: { ...design, depth: command.depth } }
    case 'setColour':
      return { design: { ...design, colour: command.colour } }
    case 'add':
    case 'move':
    case 'copy':
    case 'remove':
    case 'setFinish': {
      const changedDesign = changeParts(design, command, system)
      if (changedDesign) return { design: changedDesign }
      return { refusals: [{ code: 'noSuch', what: command.type === 'add' ? 'column' : 'part' }] }
    }
    default: {
      const changedDesign = changeColumns(design, command, system)
      if (changedDesign) return { design: slideIntoPlace(changedDesign, system) }
      return { refusals: [{ code: 'noSuch', what: command.type === 'setUpright' ? 'upright' : 'column' }] }
    }
  }
}
