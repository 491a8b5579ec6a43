import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Command } from '../commands/Command'
import { type Design, findPart } from '../design/Design'
import { describePart, toCm } from './describeDesign'

/** Returns the label of the button that offers the nearest command instead, e.g. "Put it at 65 cm in column 2". */
export function describeNearest(
  command: Command,
  design: Design,
  system: ShelvingSystem,
  messages: Areas['configurator'],
): string {
  const { nearest } = messages
  const part = (id: number) => {
    const found = findPart(design, id)
    return found ? describePart(found.part, system, messages) : messages.refusals.thisPart
  }
  switch (command.type) {
    case 'add':
      return nearest.add(describePart(command, system, messages), command.column + 1)
    case 'remove':
      return nearest.remove(part(command.id))
    case 'move':
    case 'copy':
      return nearest[command.type](toCm(command.at), command.column + 1)
    case 'addColumn':
      return nearest.addColumn(toCm(command.width))
    case 'setWall': {
      const { width, height, depth, door, slope } = command.wall
      if (width !== undefined) return nearest.width(toCm(width))
      if (height !== undefined) return nearest.height(toCm(height))
      if (depth !== undefined) return nearest.depth(toCm(depth))
      if (door === null) return nearest.withoutDoor
      return slope === null ? nearest.withoutSlope : nearest.other
    }
    case 'setLeft':
      return nearest.left(toCm(command.left))
    case 'setUpright':
      return nearest.upright(toCm(command.height ?? 0))
    case 'setFinish':
      return nearest.finish(system.finishes.find(({ key }) => key === command.finish)?.name ?? command.finish)
    case 'batch': {
      // The last command is the one that the user gave.
      const before = command.commands.slice(0, -1)
      const [first] = before
      if (first?.type === 'setWall') return describeNearest(first, design, system, messages)
      const removed = before.flatMap((each) => (each.type === 'remove' ? [part(each.id)] : []))
      const columns = before.filter(({ type }) => type === 'removeColumn').length
      if (columns > 0) return nearest.withoutColumns(columns)
      if (removed.length === 0) return nearest.other
      return removed.length === 1 ? nearest.withoutPart(removed[0]!) : nearest.withoutParts(removed.length)
    }
    case 'setDepth':
      return nearest.uprightDepth(toCm(command.depth))
    case 'setColumnWidth':
      return nearest.columnWidth(toCm(command.width))
    default:
      return nearest.other
  }
}
