/** How many pieces the reward takes that is reached exactly, or else the next one, when each takes `size`. */
export const nextReward = (counted: number, size: number): number => size * Math.max(1, Math.ceil(counted / size))
