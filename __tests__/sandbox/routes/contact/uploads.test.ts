import { maxFileBytes } from '../../../../src/contract/limits'
import { acceptedTypes, type FileType, uploadPurposes } from '../../../../src/contract/uploads'
import { complaint, fileContents, formCalls } from '../../../support/sandbox/formCalls'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const { send, sendFile, uploadFile } = formCalls(() => visitor)
openEachTest('2026-11-24T12:00:00Z')

const names: Record<FileType, string> = {
  jpeg: 'a.JPG',
  png: 'a.png',
  webp: 'a.webp',
  heic: 'a.HEIC',
  pdf: 'a.pdf',
}
const readRefusal = async (response: Promise<Response>) => {
  const answer = await response
  return [answer.status, ((await answer.json()) as { type?: string }).type]
}

test.each(uploadPurposes)('a form for %s accepts its types of files, and no others', async (purpose) => {
  for (const type of Object.keys(names) as FileType[]) {
    const response = await sendFile(purpose, names[type], fileContents[type])
    expect([type, response.status]).toEqual([type, acceptedTypes[purpose].includes(type) ? 200 : 415])
  }
})

test.each([
  ['whose content is of another type than its name', 'foto.jpg', fileContents.png],
  ['whose name has no ending', 'foto', fileContents.jpeg],
  ['without a name', '', fileContents.jpeg],
  ['of a type that is not accepted', 'foto.svg', new TextEncoder().encode('<svg/>')],
  ['that is a page with the name of a picture', 'foto.jpg', new TextEncoder().encode('<script>1</script>')],
  ['with a second ending', 'foto.jpg.exe', fileContents.jpeg],
  ['that is empty', 'foto.jpg', new Uint8Array()],
  ['that begins as a sound with the frame of a picture', 'foto.webp', new TextEncoder().encode('RIFF0000WAVEfmt ')],
])('a file %s is refused', async (_, name, content) => {
  expect(await readRefusal(sendFile('complaint', name, content))).toEqual([415, 'file_not_allowed'])
  expect(sandbox.database.all('SELECT name FROM upload')).toEqual([])
})

test('a file may have the maximum size, and one byte more is too large', async () => {
  const createPhoto = (bytes: number) => {
    const content = new Uint8Array(bytes)
    content.set(fileContents.jpeg)
    return content
  }
  await uploadFile('complaint', 'foto.jpg', createPhoto(maxFileBytes))
  const response = sendFile('complaint', 'foto.jpg', createPhoto(maxFileBytes + 1))
  expect(await readRefusal(response)).toEqual([413, 'too_large'])
})

test.each(['/v1/complaints', '/v1/uploads/', '/v1/uploads/x'])('%s has the usual limit of a body', async (path) => {
  expect(await readRefusal(visitor.send('POST', path, 'x'.repeat(60_000)))).toEqual([413, 'too_large'])
})

test.each(['', 'giftlist', 'constructor'])('an upload for the unknown form %j is refused', async (purpose) => {
  expect(await readRefusal(sendFile(purpose, 'a.jpg', fileContents.jpeg))).toEqual([422, 'invalid'])
})

test('no call returns a file', async () => {
  const { token } = await uploadFile('complaint', 'foto.jpg', fileContents.jpeg)
  for (const path of ['/v1/uploads', `/v1/uploads/${token}`, `/v1/uploads?token=${token}`]) {
    expect((await visitor.send('GET', path)).status).toBe(404)
  }
})

describe('the token of a file', () => {
  const refuseToken = (token: string) => visitor.refused('POST', '/v1/complaints', { ...complaint, files: [token] })
  const unknown = { type: 'invalid', data: { field: 'files.0' } }

  test('is stored as a hash', async () => {
    const { token } = await uploadFile('complaint', 'foto.jpg', fileContents.jpeg)
    expect(JSON.stringify(sandbox.database.all('SELECT * FROM upload'))).not.toContain(token)
  })

  test('works once', async () => {
    const { token } = await uploadFile('complaint', 'foto.jpg', fileContents.jpeg)
    await send('/v1/complaints', { ...complaint, files: [token] })
    expect(await refuseToken(token)).toMatchObject(unknown)
  })

  test('works for its own form only', async () => {
    const { token } = await uploadFile('application', 'cv.pdf', fileContents.pdf)
    expect(await refuseToken(token)).toMatchObject(unknown)
  })

  test('works for a day, after which the next call of any user deletes the file', async () => {
    const { token } = await uploadFile('complaint', 'foto.jpg', fileContents.jpeg)
    clock.time += 24 * 60 * 60_000 + 1
    await new Shopper(sandbox).send('GET', '/v1')
    expect(sandbox.database.all('SELECT name FROM upload')).toEqual([])
    expect(await refuseToken(token)).toMatchObject(unknown)
  })

  test('still works when the form was refused for another reason', async () => {
    const { token } = await uploadFile('complaint', 'foto.jpg', fileContents.jpeg)
    expect(await visitor.invalidField('POST', '/v1/complaints', { ...complaint, files: [token, 'x'] })).toBe('files.1')
    await send('/v1/complaints', { ...complaint, files: [token] })
  })
})

test('sixty files within a minute are accepted, and one more is refused', async () => {
  for (let count = 1; count <= 60; count += 1) await uploadFile('complaint', 'a.jpg', fileContents.jpeg)
  expect(await readRefusal(sendFile('complaint', 'a.jpg', fileContents.jpeg))).toEqual([429, 'too_many_attempts'])
})

test('no more files are accepted while two hundred wait for their forms', async () => {
  for (let count = 1; count <= 200; count += 1) {
    await uploadFile('complaint', 'a.jpg', fileContents.jpeg)
    clock.time += 1100
  }
  expect(await readRefusal(sendFile('complaint', 'a.jpg', fileContents.jpeg))).toEqual([429, 'too_many_attempts'])
})
