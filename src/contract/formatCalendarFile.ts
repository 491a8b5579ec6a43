/** An event of a calendar. The times are ISO strings with a time zone. */
export interface CalendarEvent {
  uid: string
  starts: string
  ends: string
  /** The moment at which the event was created. */
  created: string
  summary: string
  location: string
  description: string
}

/**
 * Formats an event as an iCalendar file (RFC 5545). The times are in UTC, so that every calendar shows them at the
 * right hour.
 */
export function formatCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Up North//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatTime(event.created)}`,
    `DTSTART:${formatTime(event.starts)}`,
    `DTEND:${formatTime(event.ends)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Formats a moment as "20261124T090000Z". */
const formatTime = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** The maximum length of a line in octets of UTF-8, without the line break. */
const maxLineOctets = 75

/** Folds a long line. A continuation begins with a space, and no character is split. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let foldedLine = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxLineOctets) {
      foldedLine += '\r\n '
      octets = 1
    }
    foldedLine += character
    octets += size
  }
  return foldedLine
}
