import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { createPartId, type Design, findPart, listPlacedParts, type Part } from '../design/Design'
import type { Command } from './Command'

export type PartCommand = Extract<Command, { type: 'add' | 'move' | 'copy' | 'remove' | 'setFinish' }>

/** Does not check whether the changed design is possible. Returns null if the part or column does not exist. */
export function changeParts(design: Design, command: PartCommand, system: ShelvingSystem): Design | null {
  switch (command.type) {
    case 'add': {
      const { kind, at, finish = suggestFinish(design, system) } = command
      return putPart(design, command.column, { id: createPartId(design), kind, at, finish })
    }
    case 'move': {
      const placedPart = findPart(design, command.id)
      return placedPart
        ? putPart(removePart(design, command.id), command.column, { ...placedPart.part, at: command.at })
        : null
    }
    case 'copy': {
      const placedPart = findPart(design, command.id)
      return placedPart
        ? putPart(design, command.column, { ...placedPart.part, id: createPartId(design), at: command.at })
        : null
    }
    case 'remove':
      return findPart(design, command.id) ? removePart(design, command.id) : null
    case 'setFinish':
      return command.id === 'all' || findPart(design, command.id) ? setFinish(design, command.id, command.finish) : null
  }
}

export function putPart(design: Design, column: number, part: Part): Design | null {
  if (!design.columns[column]) return null
  return {
    ...design,
    columns: design.columns.map((each, index) => (index === column ? { ...each, parts: [...each.parts, part] } : each)),
  }
}

export const removePart = (design: Design, id: number): Design => ({
  ...design,
  columns: design.columns.map((column) =>
    column.parts.some((part) => part.id === id)
      ? { ...column, parts: column.parts.filter((part) => part.id !== id) }
      : column,
  ),
})

const setFinish = (design: Design, id: number | 'all', finish: string): Design => ({
  ...design,
  columns: design.columns.map((column) => ({
    ...column,
    parts: column.parts.map((part) => (id === 'all' || part.id === id ? { ...part, finish } : part)),
  })),
})

/** Returns the most common finish of the parts, or the first finish of the system if the design has no parts. */
export function suggestFinish(design: Design, system: ShelvingSystem): string {
  const counts = new Map(system.finishes.map(({ key }) => [key, 0]))
  for (const { part } of listPlacedParts(design)) counts.set(part.finish, (counts.get(part.finish) ?? 0) + 1)
  return [...counts].reduce((mostUsed, each) => (each[1] > mostUsed[1] ? each : mostUsed), ['', -1] as [
    string,
    number,
  ])[0]
}
