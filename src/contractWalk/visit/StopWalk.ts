/** Ends a part of a walk whose next step needs an answer that did not come. The log says why. */
export class StopWalk extends Error {}
