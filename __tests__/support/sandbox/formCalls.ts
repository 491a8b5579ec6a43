import { parse } from 'valibot'
import { appointment, slotList } from '../../../src/contract/appointments'
import { emptyAnswer } from '../../../src/contract/account'
import { upload, type UploadPurpose } from '../../../src/contract/uploads'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { origin, type Shopper } from './Shopper'

export const sender = { id_lang: 1, name: 'Ine Claes', email: 'ine@example.com' }
export const complaint = { ...sender, message: 'De kast kwam met een kras.' }

/** The first bytes of a small file of each type. */
export const fileContents = {
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0),
  webp: new TextEncoder().encode('RIFF0000WEBPVP8 '),
  heic: new TextEncoder().encode('\0\0\0\x18ftypheic'),
  pdf: new TextEncoder().encode('%PDF-1.7\n'),
}

export function formCalls(visitor: () => Shopper) {
  const sendFile = (purpose: string, name: string, content: Uint8Array<ArrayBuffer>) =>
    visitor().sandbox.answer(
      new Request(`${origin}/web/v1/uploads?${new URLSearchParams({ purpose, name })}`, {
        method: 'POST',
        body: content,
        headers: { Origin: origin, 'Content-Type': 'application/octet-stream' },
      }),
    )
  return {
    sendFile,
    /** The sandbox must accept the file. Returns its token and name. */
    async uploadFile(purpose: UploadPurpose, name: string, content: Uint8Array<ArrayBuffer>) {
      const response = await sendFile(purpose, name, content)
      if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      return parse(upload, await response.json())
    },
    send: (path: string, payload: object) => visitor().call(emptyAnswer, 'POST', path, payload),
    async slots() {
      return (await visitor().call(slotList, 'GET', '/v1/appointments/slots')).slots
    },
    book: (payload: object) => visitor().call(appointment, 'POST', '/v1/appointments', payload),
    cancel: (token: string) => visitor().call(appointment, 'POST', '/v1/appointments/cancellations', { token }),
  }
}

export const listKinds = ({ mail }: Sandbox) => mail.map(({ kind }) => kind)

/** The link cancels the latest appointment. */
export function readCancelToken({ mail }: Sandbox): string {
  const text = mail.findLast(({ kind }) => kind === 'appointment-booked')?.text ?? ''
  return /#cancel=(\S+)/.exec(text)?.[1] ?? ''
}
