import { listConsentCategories } from '../../src/config/consentCategories'

const none = { googleTagManagerId: '', adPixelId: '', clarityId: '' }

test.each([
  [{}, []],
  [{ googleTagManagerId: 'GTM-AB12CD' }, ['statistics', 'advertising']],
  [{ adPixelId: '1234567890' }, ['advertising']],
  [{ clarityId: 'a1b2c3d4e5' }, ['recordings']],
  [
    { googleTagManagerId: 'GTM-AB12CD', adPixelId: '1234567890', clarityId: 'a1b2c3d4e5' },
    ['statistics', 'advertising', 'recordings'],
  ],
])('the services %j need consent for %j', (ids, categories) => {
  expect(listConsentCategories({ ...none, ...ids })).toEqual(categories)
})
