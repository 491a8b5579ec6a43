/** How a swatch is drawn: bands of wood, a weave, or flat. By the attribute groups of the catalogue. */
export type Grain = 'wood' | 'weave' | 'flat'

const grains: Record<string, Grain> = { finish: 'wood', fabric: 'weave', pattern: 'weave', cord: 'weave' }

export const grainOf = (group: string | null): Grain => (group && grains[group]) || 'flat'
