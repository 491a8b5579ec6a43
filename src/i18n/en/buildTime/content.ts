import type { content as nl } from '../../nl/buildTime/content'
import type { Messages } from '../../messages'

export const content: Messages<typeof nl> = {
  changed: (day) => `Last changed on ${day}.`,
  questions: 'Questions we are often asked',
  rating: (stars) => `${stars}\u00a0out\u00a0of\u00a05`,
  plan: {
    size: (width, depth) => `${width} × ${depth} cm`,
    label: (size, product) => `Plan of a room of ${size} with the ${product} in it`,
  },
  /** The card after the members of the team, which links to the jobs. */
  vacantPlace: {
    title: 'You, perhaps?',
    text: 'This room is still empty.',
    label: 'Floor plan of an empty room',
    link: 'Have a look at our jobs',
  },
  jobs: {
    tasks: 'What you will do',
    profile: 'Who you are',
    benefits: 'What you get',
    read: 'Read the whole vacancy',
    apply: 'Write to us',
    hours: 'Hours',
    place: 'Place',
    pay: 'Pay',
    posted: 'Posted on',
    closes: 'Apply',
    until: (day) => `by ${day}`,
    untilTaken: 'until the job is filled',
    salary: (from, until) => `${from} to ${until} gross a month, full-time`,
    over: 'This job has been filled. The jobs page shows what is still open.',
  },
  shop: {
    title: 'Opening hours',
    hours: (open, close) => `${open} to ${close}`,
    closed: 'closed',
    special: 'Other hours',
    status: {
      open: 'Open today until {time}.',
      today: 'Closed now. Open today from {time}.',
      tomorrow: 'Closed now. Open tomorrow from {time}.',
      later: 'Closed now. Open again on {day} at {time}.',
      closed: 'Closed now.',
    },
  },
}
