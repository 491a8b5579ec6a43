import { type CalendarEvent, formatCalendarFile } from '../../src/contract/formatCalendarFile'
import { fc } from '../support/propertyTests'

const event: CalendarEvent = {
  uid: 'abc@shop.example',
  starts: '2026-11-25T10:00:00+01:00',
  ends: '2026-11-25T10:00:00.000Z',
  created: '2026-11-24T12:34:56.789Z',
  summary: 'Afspraak bij de winkel',
  location: 'Lindelaan 1, 9000 Gent',
  description: 'Tot dan',
}

test('the file has an event with times in UTC and lines that end with CRLF', () => {
  expect(formatCalendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Up North//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@shop.example',
    'DTSTAMP:20261124T123456Z',
    'DTSTART:20261125T090000Z',
    'DTEND:20261125T100000Z',
    'SUMMARY:Afspraak bij de winkel',
    'LOCATION:Lindelaan 1\\, 9000 Gent',
    'DESCRIPTION:Tot dan',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['a comma, a semicolon and a backslash', 'a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['line breaks of all kinds', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['a line that would begin another event', 'x\r\nEND:VEVENT', 'x\\nEND:VEVENT'],
  ['control characters', 'a\u0000b\u001bc\u007f', 'abc'],
  ['a colon and quotes, which need nothing', '"10:00"', '"10:00"'],
])('a text with %s is escaped', (_, summary, expected) => {
  expect(formatCalendarFile({ ...event, summary })).toContain(`SUMMARY:${expected}\r\n`)
})

test.each([
  ['exactly 75 octets', 'x'.repeat(67), ['SUMMARY:' + 'x'.repeat(67)]],
  ['76 octets', 'x'.repeat(68), ['SUMMARY:' + 'x'.repeat(67), ' x']],
  ['a character of two octets at the limit', `${'x'.repeat(66)}é`, ['SUMMARY:' + 'x'.repeat(66), ' é']],
  ['a character of four octets at the limit', `${'x'.repeat(64)}🛋`, ['SUMMARY:' + 'x'.repeat(64), ' 🛋']],
])('a line of %s is folded where necessary', (_, summary, lines) => {
  expect(formatCalendarFile({ ...event, summary })).toContain(`\r\n${lines.join('\r\n')}\r\nLOCATION`)
})

test('no line is longer than 75 octets, and unfolding returns the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
      const file = formatCalendarFile({ ...event, description })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unfolded = file.replace(/\r\n /g, '')
      const [, escaped = ''] = /DESCRIPTION:([^\r]*)\r\n/.exec(unfolded) ?? []
      const text = escaped.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
      expect(text).toBe(description.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''))
    }),
  )
})
