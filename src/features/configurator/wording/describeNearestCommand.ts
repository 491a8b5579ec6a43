import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Command } from '../commands/Command'
import type { Design } from '../design/Design'
import { describePart, describePartById, convertToCm } from './describeDesign'

/** Returns the label of the button that runs the nearest command, e.g. "Put it at 65 cm in column 2". */
export function describeNearestCommand(
  command: Command,
  design: Design,
  system: ShelvingSystem,
  messages: Areas['configurator'],
): string {
  const { nearest } = messages
  switch (command.type) {
    case 'add':
      return nearest.add(describePart(command, system, messages), command.column + 1)
    case 'remove':
      return nearest.remove(describePartById(command.id, design, system, messages))
    case 'move':
    case 'copy':
      return nearest[command.type](convertToCm(command.at), command.column + 1)
    case 'addColumn':
      return nearest.addColumn(convertToCm(command.width))
    case 'setWall': {
      const { width, height, depth, door, slope } = command.wall
      if (width !== undefined) return nearest.width(convertToCm(width))
      if (height !== undefined) return nearest.height(convertToCm(height))
      if (depth !== undefined) return nearest.depth(convertToCm(depth))
      if (door === null) return nearest.withoutDoor
      return slope === null ? nearest.withoutSlope : nearest.other
    }
    case 'setLeft':
      return nearest.left(convertToCm(command.left))
    case 'setUpright':
      return nearest.upright(convertToCm(command.height ?? 0))
    case 'setFinish':
      return nearest.finish(system.finishes.find(({ key }) => key === command.finish)?.name ?? command.finish)
    case 'batch': {
      // The earlier commands make the last command possible, which is the user's own or similar to it.
      const earlierCommands = command.commands.slice(0, -1)
      const [firstCommand] = earlierCommands
      if (firstCommand?.type === 'setWall') return describeNearestCommand(firstCommand, design, system, messages)
      const removedPartNames = earlierCommands.flatMap((earlierCommand) =>
        earlierCommand.type === 'remove' ? [describePartById(earlierCommand.id, design, system, messages)] : [],
      )
      const removedColumnCount = earlierCommands.filter(({ type }) => type === 'removeColumn').length
      if (removedColumnCount > 0) return nearest.withoutColumns(removedColumnCount)
      if (removedPartNames.length === 0) return nearest.other
      return removedPartNames.length === 1
        ? nearest.withoutPart(removedPartNames[0]!)
        : nearest.withoutParts(removedPartNames.length)
    }
    case 'setDepth':
      return nearest.uprightDepth(convertToCm(command.depth))
    case 'setColumnWidth':
      return nearest.columnWidth(convertToCm(command.width))
    default:
      return nearest.other
  }
}
