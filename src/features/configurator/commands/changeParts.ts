import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { createPartId, type Design, findPart, listPlacedParts, type Part } from '../design/Design'
import type { Command } from './Command'

type PartCommand = Extract<Command, { type: 'add' | 'move' | 'copy' | 'remove' | 'setFinish' }>

/** Does not check whether the changed design is possible. Returns null if the part or column does not exist. */
export function changeParts(design: Design, command: PartCommand, system: ShelvingSystem): Design | null {
  if (command.type === 'add') {
    const { kind, column, at, finish = suggestFinish(design, system) } = command
    return putPart(design, column, { id: createPartId(design), kind, at, finish })
  }
  if (command.type === 'setFinish') return setFinish(design, command.id, command.finish)
  const { id } = command
  const part = findPart(design, id)?.part
  if (!part) return null
  switch (command.type) {
    case 'move':
      return putPart(removePart(design, id), command.column, { ...part, at: command.at })
    case 'copy':
      return putPart(design, command.column, { ...part, id: createPartId(design), at: command.at })
    case 'remove':
      return removePart(design, id)
  }
}

export function putPart(design: Design, column: number, part: Part): Design | null {
  if (!design.columns[column]) return null
  return {
    ...design,
    columns: design.columns.map((currentColumn, index) =>
      index === column ? { ...currentColumn, parts: [...currentColumn.parts, part] } : currentColumn,
    ),
  }
}

export const removePart = (design: Design, id: number): Design => ({
  ...design,
  columns: design.columns.map((column) => ({ ...column, parts: column.parts.filter((part) => part.id !== id) })),
})

function setFinish(design: Design, id: number | 'all', finish: string): Design | null {
  if (id !== 'all' && !findPart(design, id)) return null
  return {
    ...design,
    columns: design.columns.map((column) => ({
      ...column,
      parts: column.parts.map((part) => (id === 'all' || part.id === id ? { ...part, finish } : part)),
    })),
  }
}

/** Returns the most common finish of the parts, or the first finish of the system if the design has no parts. */
export function suggestFinish(design: Design, system: ShelvingSystem): string {
  const counts = new Map(system.finishes.map(({ key }) => [key, 0]))
  for (const { part } of listPlacedParts(design)) counts.set(part.finish, (counts.get(part.finish) ?? 0) + 1)
  const [mostUsed] = [...counts].sort(([, one], [, other]) => other - one)
  return mostUsed?.[0] ?? ''
}
