import type { Fault } from '../../../contract/faultOf'

/** Faults after which the shopper may stand at the wrong step: what is still due must be asked again. */
export const outOfStep: readonly Fault['kind'][] = ['changed', 'incomplete', 'closed', 'soldOut', 'stock']
