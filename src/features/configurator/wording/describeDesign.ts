import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, findPart, listPlacedParts, type Part } from '../design/Design'
import { getPartType, measureUnitWidth } from '../design/measures'

export interface DesignText {
  /** One sentence about the design, e.g. "2 columns, 168 cm wide, 9 parts." */
  summary: string
  columns: ColumnText[]
}

export interface ColumnText {
  column: number
  /** The heading of the column, e.g. "Column 2, 80 cm wide". */
  title: string
  /** The parts from the floor up, e.g. "shelf at 35 cm". */
  parts: { id: number; text: string; finish: string }[]
}

export function describeDesign(design: Design, system: ShelvingSystem, messages: Areas['configurator']): DesignText {
  const { columns, uprights } = design
  const placedParts = listPlacedParts(design)
  return {
    summary:
      columns.length === 0
        ? messages.text.empty
        : messages.text.summary(
            columns.length,
            convertToCm(measureUnitWidth(design, system)),
            placedParts.length + uprights.length,
          ),
    columns: columns.map(({ width }, column) => ({
      column,
      title: messages.text.column(column + 1, convertToCm(width)),
      parts: placedParts
        .filter((placedPart) => placedPart.column === column)
        .map(({ part }) => ({
          id: part.id,
          text: describePart(part, system, messages),
          finish: system.finishes.find(({ key }) => key === part.finish)?.name ?? part.finish,
        })),
    })),
  }
}

export const describePart = (
  { kind, at }: Pick<Part, 'kind' | 'at'>,
  system: ShelvingSystem,
  messages: Areas['configurator'],
): string => messages.text.part(getPartType(system, kind).name, convertToCm(at))

/** A part that the design does not contain yet is "this part". */
export function describePartById(
  id: number,
  design: Design,
  system: ShelvingSystem,
  messages: Areas['configurator'],
): string {
  const placedPart = findPart(design, id)
  return placedPart ? describePart(placedPart.part, system, messages) : messages.refusals.thisPart
}

export const convertToCm = (mm: number): number => Math.round(mm / 10)

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
