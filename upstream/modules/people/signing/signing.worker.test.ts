import { expect, test } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import type { SignDocument } from '#contract/people/sign-documents.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { countPages } from '../../../documents/pdf/append-pages.ts'
import { renderTextPaper } from '../../../documents/pdf/render-text-paper.ts'
import { attachmentHash } from '../../firm/records/index.ts'

const users = { anna: '01HZZZZZZZZZZZZZZZZZZZZZZZ', ben: '01HBBBBBBBBBBBBBBBBBBBBBBB' }
const as = (userId: string) => ({ role: 'employee' as const, userId, comesFrom: '203.0.113.7' })
const secret = 'Warning for being late'

async function staffed() {
  const firm = await TestFirm.open()
  const hire = (name: string, userId: string) =>
    firm.must<Employee>('POST', '/employees', {
      ...{ name, userId, place: 'DE-HH', startDate: '2026-01-01' },
    })
  const anna = await hire('Anna Berg', users.anna)
  const ben = await hire('Ben Moor', users.ben)
  const guest = await hire('Without Account', '')
  return { firm, anna, ben, guest }
}

async function send(firm: TestFirm, employeeId: string, more: Record<string, string | File> = {}) {
  const fields = { employeeId, title: secret, text: 'First.\n\nSecond.', ...more }
  const { status, body } = await firm.upload<SignDocument>('/sign-documents', fields)
  expect(status).toBe(201)
  return body
}

/** A file as its bytes, one letter each. */
async function bytesAt(firm: TestFirm, path: string, how: object = {}) {
  const { status, bytes } = await firm.bytes(path, how)
  expect(status).toBe(200)
  return bytes
}

test('a document is signed with a page after the original, byte for byte', async () => {
  const { firm, anna } = await staffed()
  const paper = { paper: 'A4', language: 'de', title: 'Vertrag', author: 'Nord' } as const
  const made = await renderTextPaper(
    { ...paper, body: 'Eins.\n\nZwei.', pageLabel: '{page}/{pages}' },
    new Date('2026-03-02T08:00:00Z'),
  )
  const file = new File([made], 'Vertrag.pdf')
  const sent = await send(firm, anna.id, { file, text: '' })
  expect(sent).toMatchObject({
    state: 'open',
    pages: 1,
    sha256: attachmentHash(made),
    answer: null,
  })
  const own = `/own-sign-documents/${sent.id}`
  expect(await bytesAt(firm, `${own}/file`, as(users.anna))).toEqual(made)
  const signature = { name: 'Anna Berg', consent: true, sha256: sent.sha256 }
  const other = { ...signature, sha256: '0'.repeat(64) }
  const stale = await firm.ask('POST', `${own}/sign`, other, as(users.anna))
  expect([stale.status, stale.body.data.fields]).toEqual([422, { '': { key: 'fileChanged' } }])
  const signed = await firm.must<SignDocument>('POST', `${own}/sign`, signature, as(users.anna))
  expect(signed).toMatchObject({ state: 'signed', sha256: sent.sha256 })
  expect(signed.answer).toMatchObject({
    ...{ name: 'Anna Berg', accountName: 'Maria', address: '203.0.113.7', reason: '' },
    sentence: expect.stringContaining(secret),
  })
  const copy = await bytesAt(firm, `/sign-documents/${sent.id}/signed`)
  expect(copy.slice(0, made.length)).toEqual(made)
  expect([countPages(copy), attachmentHash(copy)]).toEqual([2, signed.signedSha256])
  expect(await bytesAt(firm, `${own}/file`, as(users.anna))).toEqual(made)
  const twice = await firm.ask('POST', `${own}/sign`, signature, as(users.anna))
  expect(twice.body.data.detail).toEqual({ reason: 'documentAnswered' })
  const gone = await firm.ask('DELETE', `/sign-documents/${sent.id}`)
  expect(gone.body.data.detail).toEqual({ reason: 'documentSigned' })
})

test('HR and the person alone see a document, wherever they look', async () => {
  const { firm, anna } = await staffed()
  const { id } = await send(firm, anna.id, { message: 'Confidential' })
  const files = `/records/signDocument/${id}`
  for (const role of ['employee', 'accountant', 'sales', 'readOnly'] as const) {
    const how = { role, userId: users.ben }
    const status = async (path: string) => (await firm.ask('GET', path, undefined, how)).status
    expect(await status('/sign-documents'), role).toBe(403)
    expect(await status(`/sign-documents/${id}/file`), role).toBe(403)
    for (const part of ['', '/file', '/signed']) {
      expect(await status(`/own-sign-documents/${id}${part}`), role).toBe(404)
    }
    expect(await status(files), role).toBe(404)
    for (const path of [
      '/own-sign-documents',
      '/to-do',
      `/search?q=${encodeURIComponent(secret)}`,
    ]) {
      const { body } = await firm.ask('GET', path, undefined, how)
      expect(JSON.stringify(body), `${role} ${path}`).not.toContain(secret)
    }
  }
  const mine = await firm.ask('GET', '/to-do', undefined, as(users.anna))
  expect(JSON.stringify(mine.body)).toContain(`my-documents/${id}`)
  expect((await firm.ask('GET', files, undefined, as(users.anna))).status).toBe(200)
  // A key acts for the firm: it signs nothing, even where its maker could.
  const key = { ...as(users.anna), isProgram: true }
  expect((await firm.ask('GET', `/own-sign-documents/${id}`, undefined, key)).status).toBe(404)
  // Whoever reads the firm’s history, and is not HR, does not read of it there either.
  const auditor = {
    userId: users.ben,
    custom: { name: 'Auditor', permissions: ['audit:view', 'employee:own'] as const, scopes: {} },
  }
  const audit = await firm.ask('GET', '/audit', undefined, auditor)
  expect([audit.status, JSON.stringify(audit.body).includes(secret)]).toEqual([200, false])
  expect(JSON.stringify((await firm.ask('GET', '/audit')).body)).toContain(secret)
})

test('what cannot be signed is refused at its field, and one can decline', async () => {
  const { firm, anna, ben, guest } = await staffed()
  const refused = async (fields: Record<string, string | File>) => {
    const all = { employeeId: anna.id, title: secret, ...fields }
    const { status, body } = await firm.upload('/sign-documents', all)
    return [status, body.data.fields]
  }
  expect(await refused({})).toEqual([422, { file: { key: 'fileOrText' } }])
  expect(await refused({ text: 'A', employeeId: guest.id })).toEqual([
    ...[422, { employeeId: { key: 'noAccountToSign' } }],
  ])
  expect(await refused({ text: 'A', dueDate: '2020-01-01' })).toEqual([
    ...[422, { dueDate: { key: 'dayOver' } }],
  ])
  const broken = new File(['%PDF-1.7 and nothing else'], 'a.pdf')
  expect(await refused({ file: broken })).toEqual([422, { file: { key: 'pdfUnreadable' } }])
  const sent = await send(firm, anna.id)
  const again = await firm.ask('POST', `/sign-documents/${sent.id}/remind`)
  expect(again.body.data.detail).toEqual({ reason: 'remindedToday' })
  const own = `/own-sign-documents/${sent.id}`
  const empty = await firm.ask('POST', `${own}/decline`, { reason: ' ' }, as(users.anna))
  expect(empty.status).toBe(422)
  const reason = 'The second paragraph is wrong'
  const declined = await firm.must<SignDocument>(
    'POST',
    `${own}/decline`,
    { reason },
    as(users.anna),
  )
  expect(declined).toMatchObject({ state: 'declined', answer: { reason, sentence: '' } })
  // The same file, sent to somebody else and taken back.
  const like = await send(firm, ben.id, { text: '', likeDocumentId: sent.id })
  expect(like.sha256).toBe(sent.sha256)
  await firm.must('POST', `/sign-documents/${like.id}/withdraw`)
  const path = `/own-sign-documents/${like.id}`
  expect((await firm.ask('GET', path, undefined, as(users.ben))).status).toBe(404)
  await firm.must('DELETE', `/sign-documents/${like.id}`)
  expect((await firm.ask('DELETE', `/employees/${ben.id}`)).status).toBe(200)
})
