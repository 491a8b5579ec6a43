import type { Areas } from '../words'

export const configurator: Areas['configurator'] = {
  text: {
    empty: 'The wall is still empty.',
    summary: (columns, width, parts) =>
      `${columns === 1 ? '1 column' : `${columns} columns`}, ${width} cm wide, ${parts} parts.`,
    column: (column, width) => `Column ${column}, ${width} cm wide`,
    part: (name, at) => `${name} at ${at} cm`,
  },
  refusals: {
    thisPart: 'this part',
    wallSize: {
      width: (min, max) => `A wall is ${min} to ${max} cm wide.`,
      height: (min, max) => `A wall is ${min} to ${max} cm high.`,
      depth: (min, max) => `The free depth is ${min} to ${max} cm.`,
    },
    door: 'The door is outside the wall.',
    slope: 'The sloping ceiling does not match this wall.',
    tooWide: (needed, available) => `The unit is ${needed} cm wide and the wall ${available} cm.`,
    tooHigh: (needed, available) => `The upright reaches ${needed} cm, but the ceiling is ${available} cm high here.`,
    tooDeep: (needed, available) => `This is ${needed} cm deep and you have ${available} cm free.`,
    behindDoor: 'The door opens here.',
    tooManyColumns: (most) => `A unit has ${most} columns at most.`,
    noSize: {
      width: 'There is no column of that width.',
      depth: 'There are no uprights of that depth.',
      upright: 'There is no upright of that height.',
      colour: 'There are no uprights in that colour.',
      finish: 'This part does not come in that finish.',
    },
    offGrid: (grid) => `There is a rung every ${grid} cm.`,
    tooManyParts: (most) => `A column holds ${most} parts at most.`,
    notMade: (name, width, depth) => `A ${name} does not fit a column ${width} cm wide and ${depth} cm deep.`,
    outsideUprights: (from, until) =>
      from < until ? `The uprights hold parts from ${from} to ${until} cm here.` : 'The uprights do not overlap here.',
    tooClose: (gap, other) => `Leave at least ${gap} cm from the ${other}.`,
    deskHeight: (heights) => `A desktop hangs at ${heights} cm.`,
    noLegRoom: (needed) => `A desktop needs ${needed} cm free below for your legs.`,
    tooHeavy: (load, most) => `Filled, this column weighs ${load} kg, and two uprights carry ${most}.`,
    aboveChildren: (most) => `With children at home, cabinets and drawers hang at ${most} cm at most.`,
    noSuch: 'That is no longer there.',
  },
  nearest: {
    none: 'Nothing else fits here. Take something away first.',
    add: (part, column) => `Put a ${part} in column ${column}`,
    move: (at, column) => `Put it at ${at} cm in column ${column}`,
    copy: (at, column) => `Put the copy at ${at} cm in column ${column}`,
    addColumn: (width) => `Add a column of ${width} cm`,
    width: (width) => `Make the wall ${width} cm wide`,
    height: (height) => `Make the wall ${height} cm high`,
    depth: (depth) => `Allow for ${depth} cm of depth`,
    left: (left) => `Put the unit ${left} cm from the left`,
    upright: (height) => `Take uprights of ${height} cm`,
    finish: (name) => `Take ${name}`,
    withoutPart: (part) => `Do it without the ${part}`,
    withoutParts: (count) => `Do it and take away ${count} parts`,
    withoutColumns: (count) =>
      count === 1 ? 'Do it and take away one column' : `Do it and take away ${count} columns`,
    uprightDepth: (depth) => `Take uprights ${depth} cm deep`,
    columnWidth: (width) => `Make the column ${width} cm wide`,
    other: 'Take the nearest thing that fits',
  },
  opened: {
    unreadable: 'This link is incomplete. You start with an empty wall.',
    newer: 'This link is from a newer version of this page. Reload the page.',
    leftOut: (names) => `No longer available or no longer fitting, so left out: ${names}.`,
  },
  share: {
    mailSubject: 'Shelving that I put together',
    mailIntro: 'I built this shelving at Up North:',
    mailLink: 'Open it with this link and change what you like:',
  },
}
