import type { buildYourOwn as nl } from '../../nl/buildTime/buildYourOwn'
import type { Messages } from '../../messages'

export const buildYourOwn: Messages<typeof nl> = {
  intro: 'Tap an example. Then change whatever you like: wider, higher, one more cabinet, another wood.',
  presets: 'Start with an example',
  stage: 'Your wall',
  slow: 'You can draw your own in a moment. Loading is taking longer than usual.',
  noScript: 'You need JavaScript to draw your own. We are happy to help you with these examples in the shop.',
  person: '1.75 m',
}
