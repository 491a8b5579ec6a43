import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { tryCommand } from '../commands/applyCommand'
import type { Command } from '../commands/Command'
import type { Design } from '../design/Design'

/** Returns the command that adds the widest column that fits; the widest of all if none does, so that it is refused. */
export function createColumnAddition(design: Design, at: number, system: ShelvingSystem): Command {
  const commands = [...system.widths]
    .sort((one, other) => other.mm - one.mm)
    .map(({ mm }): Command => ({ type: 'addColumn', at, width: mm }))
  const fittingCommand = commands.find((command) => 'design' in tryCommand(design, command, system))
  return fittingCommand ?? commands[0] ?? { type: 'addColumn', at, width: 0 }
}
