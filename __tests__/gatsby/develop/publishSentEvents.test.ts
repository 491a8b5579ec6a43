/** @jest-environment jest-fixed-jsdom */
import type { ConsentCategory } from '../../../src/features/consent/consentChoice'
import { storeConsent } from '../../../src/features/consent/storedConsent'
import { describeVerdict } from '../../../src/gatsby/develop/publishSentEvents'

jest.mock('../../../src/config/env', () => ({
  env: {
    googleTagManagerId: 'GTM-AB12CD',
    adPixelId: '12345',
    clarityId: '',
    sentryDsn: 'https://key@errors.example/1',
  },
}))

test.each<[ConsentCategory[], Record<string, string>]>([
  [[], { 'tag manager': 'no: not allowed', 'advertising pixel': 'no: not allowed' }],
  [['statistics'], { 'tag manager': 'yes', 'advertising pixel': 'no: not allowed' }],
  [['advertising'], { 'tag manager': 'yes', 'advertising pixel': 'yes' }],
])('with the choice %j the development page says which service would get something', (allowed, verdicts) => {
  storeConsent(['statistics', 'advertising'], allowed)
  const always = { 'session recorder': 'no: not configured', 'error reporter': 'yes' }
  for (const [service, verdict] of Object.entries({ ...verdicts, ...always }))
    expect([service, describeVerdict(service)]).toEqual([service, verdict])
})
