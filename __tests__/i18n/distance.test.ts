import { formatDistance } from '../../src/i18n/distance'

test.each([
  [0, '< 100 m', '< 100 m'],
  [0.1, '100 m', '100 m'],
  [0.347, '350 m', '350 m'],
  [0.994, '990 m', '990 m'],
  [0.996, '1 km', '1 km'],
  [1.12, '1,1 km', '1.1 km'],
  [9.94, '9,9 km', '9.9 km'],
  [9.96, '10 km', '10 km'],
  [123.4, '123 km', '123 km'],
])('a distance of %d km is "%s" in Dutch and "%s" in English', (km, nl, en) => {
  expect(formatDistance(km, 'nl').replaceAll('\u00a0', ' ')).toBe(nl)
  expect(formatDistance(km, 'en').replaceAll('\u00a0', ' ')).toBe(en)
})
