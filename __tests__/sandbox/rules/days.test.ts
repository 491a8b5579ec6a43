/** Loads the module as a shop in another time zone does. */
async function loadDays(timeZone: string) {
  jest.resetModules()
  jest.doMock('../../../data/shop.json', () => ({
    ...jest.requireActual<object>('../../../data/shop.json'),
    timeZone,
  }))
  return import('../../../src/sandbox/rules/days')
}

test.each([
  ['Europe/Brussels', '10:00', '2026-07-07T08:00:00.000Z'],
  ['Europe/Helsinki', '10:00', '2026-07-07T07:00:00.000Z'],
  ['America/New_York', '02:00', '2026-07-07T06:00:00.000Z'],
  ['America/New_York', '22:00', '2026-07-08T02:00:00.000Z'],
  ['Pacific/Auckland', '18:00', '2026-07-07T06:00:00.000Z'],
  ['Asia/Kolkata', '10:30', '2026-07-07T05:00:00.000Z'],
])('for a shop in the time zone %s, %s on 7 July 2026 is %s', async (timeZone, time, moment) => {
  const { createShopTime, findShopDay } = await loadDays(timeZone)
  expect(createShopTime('2026-07-07', time).toISOString()).toBe(moment)
  expect(findShopDay(new Date(moment))).toBe('2026-07-07')
})

test.each([
  ['Europe/Brussels', '2026-03-29', '2026-03-29T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T17:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T18:00:00.000Z'],
])(
  'in the time zone %s, ten o’clock on %s follows the change of the clock in that night',
  async (timeZone, day, moment) => {
    const { createShopTime } = await loadDays(timeZone)
    expect(createShopTime(day, '10:00').toISOString()).toBe(moment)
  },
)
