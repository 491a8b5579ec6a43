import { maxFileNameLength } from '../../../../src/contract/limits'
import { cleanFileName, detectFileType } from '../../../../src/sandbox/routes/contact/createUploadRoutes'
import { fileContents } from '../../../support/sandbox/formCalls'

test.each([
  ['foto.JPEG', 'foto.jpg'],
  ['Kras op de kast.jpg', 'Kras op de kast.jpg'],
  ['été – œuvre.jpg', 'été – œuvre.jpg'],
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\ine\\foto.jpg', 'foto.jpg'],
  ['.htaccess.jpg', 'htaccess.jpg'],
  ['foto\r\nX-Evil: 1.jpg', 'foto X-Evil- 1.jpg'],
  ['gpj.\u202eexe.jpg', 'gpj.exe.jpg'],
  ['a<b>"c"|d?e*f%2f.jpg', 'a-b--c--d-e-f-2f.jpg'],
  ['\u200b.jpg', 'file.jpg'],
  ['....jpg', 'file.jpg'],
  ['\ud800.jpg', '\ufffd.jpg'],
])('the name %j becomes %j', (given, expected) => {
  expect(cleanFileName(given, 'jpeg')).toBe(expected)
})

test('a long name is shortened before its extension, and no character is split', () => {
  const name = cleanFileName(`${'🛋'.repeat(300)}.pdf`, 'pdf')
  expect([...name]).toHaveLength(maxFileNameLength)
  expect(name).toMatch(/^🛋+\.pdf$/u)
})

test.each(Object.entries(fileContents))('a file of type %s is recognized by its first bytes', (type, content) => {
  expect(detectFileType(content)).toBe(type)
  expect(detectFileType(content.slice(0, 2))).toBeNull()
})
