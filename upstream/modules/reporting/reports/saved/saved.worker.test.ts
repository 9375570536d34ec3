import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { SavedReport } from '#contract/reporting/saved-reports.ts'
import { joinFirm, leaveFirms } from '#upstream/testing/join-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { readPages } from '../../../../documents/pdf/fixtures/read-pdf.ts'
import { Store } from '../../../../firm/store.ts'
import { newId } from '../../../../firm/ulid.ts'
import { listMessages } from '../../../firm/outbound/index.ts'
import { renderAttachment } from '../mail-attachment.ts'
import { reportMails } from './plan.ts'

const custom = {
  name: 'Umsatz je Land',
  report: 'custom',
  query: { by: 'country', period: 'year' },
}

test('a saved report keeps what was chosen, is seen by others once shared, and changed by its owner', async () => {
  const firm = await TestFirm.open()
  const saved: SavedReport = await firm.must('POST', '/saved-reports', custom)
  expect(saved).toMatchObject({ ...custom, isOwn: true, isShared: false, version: 1 })
  const other = { role: 'accountant' as const, userId: '01J00000000000000000000009' }
  const path = `/saved-reports/${saved.id}`
  expect((await firm.ask('GET', path, undefined, other)).status).toBe(404)
  const change = { name: 'Je Land', isShared: true, version: 1 }
  await firm.must('PUT', path, change)
  expect((await firm.ask('GET', path, undefined, other)).body).toMatchObject({ isOwn: false })
  expect((await firm.ask('PUT', path, { ...change, version: 2 }, other)).status).toBe(403)
  expect((await firm.ask('DELETE', path, undefined, other)).status).toBe(403)
  const late = await firm.ask('PUT', path, { ...change, name: 'Anders' })
  expect(late).toMatchObject({ status: 409, body: { data: { detail: { name: 'Je Land' } } } })
  expect((await firm.ask('GET', '/saved-reports', undefined, { role: 'sales' })).status).toBe(403)
  const nonsense = { ...custom, query: { dataset: 'payments', measure: 'margin' } }
  expect((await firm.ask('POST', '/saved-reports', nonsense)).status).toBe(422)
})

test('it leaves by mail on its morning, once, with what the books say', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const { id }: SavedReport = await firm.must('POST', '/saved-reports', custom)
  const change = { name: 'Je Land', rhythm: 'month', version: 1 }
  expect((await firm.ask('PUT', `/saved-reports/${id}`, change)).body.data.fields).toEqual({
    to: { key: 'required' },
  })
  const to = ['anna@example.com', 'bert@example.com']
  const { mail }: SavedReport = await firm.must('PUT', `/saved-reports/${id}`, { ...change, to })
  const first = String(mail.nextAt)
  await runJobsAt(firm, first.slice(0, 10))
  await runJobsAt(firm, first.slice(0, 10))
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    const sent = listMessages(store.reader, { kind: 'savedReport', id })
    expect(sent).toMatchObject([{ to: 'anna@example.com', cc: '["bert@example.com"]' }])
    expect(sent[0]?.subject).toContain('Je Land')
    expect((reportMails.nextToSend(store.reader)?.nextAt ?? '') > first).toBe(true)
    const { bytes } = await renderAttachment(store, env, id)
    expect(readPages(bytes)[0]).toContain('Umsatz netto nach Ländern')
  })
})

test('its mails end with the rights of its owner, or when somebody who manages members ends them', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const mailed = async (rhythm: string) => {
    const { id }: SavedReport = await firm.must('POST', '/saved-reports', custom)
    const path = `/saved-reports/${id}`
    const change = { name: 'Je Land', rhythm, version: 1, to: ['anna@example.com'] }
    const { mail }: SavedReport = await firm.must('PUT', path, change)
    return { id, path, day: String(mail.nextAt).slice(0, 10) }
  }
  const one = await mailed('day')
  const admin = { role: 'admin' as const, userId: '01J00000000000000000000009' }
  const accountant = { ...admin, role: 'accountant' as const }
  const list = (how: typeof admin | typeof accountant) =>
    firm.must<SavedReport[]>('GET', '/saved-reports', undefined, how)
  expect(await list(accountant)).toEqual([])
  expect(await list(admin)).toMatchObject([{ id: one.id, isOwn: false }])
  expect((await firm.ask('POST', `${one.path}/stop`, {}, accountant)).status).toBe(403)
  await firm.must('POST', `${one.path}/stop`, {}, admin)
  expect((await firm.ask('POST', `${one.path}/stop`, {}, admin)).status).toBe(404)
  const other = await mailed('day')
  await joinFirm(firm, 'employee')
  await runJobsAt(firm, other.day)
  const third = await mailed('month')
  await leaveFirms(firm.userId)
  await runJobsAt(firm, third.day)
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    for (const { id } of [one, other, third]) {
      expect(listMessages(store.reader, { kind: 'savedReport', id })).toEqual([])
      await expect(renderAttachment(store, env, id)).rejects.toThrow('may not read')
    }
    expect(reportMails.nextToSend(store.reader)).toBeUndefined()
  })
})

test('whoever only reads has it mailed to their own address, and to no other', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const reader = { role: 'readOnly' as const, userId: newId() }
  await joinFirm({ firmId: firm.firmId, userId: reader.userId }, 'readOnly')
  const { id }: SavedReport = await firm.must('POST', '/saved-reports', custom, reader)
  const own = `${reader.userId.toLowerCase()}@example.com`
  const change = { name: 'Je Land', rhythm: 'month', version: 1 }
  const path = `/saved-reports/${id}`
  const refused = await firm.ask('PUT', path, { ...change, to: [own, 'anna@example.com'] }, reader)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { 'to.1': { key: 'onlyOwnAddress' } },
  ])
  const { mail }: SavedReport = await firm.must('PUT', path, { ...change, to: [own] }, reader)
  // As it was kept by somebody who might write to others then.
  await runInDurableObject(firm.object, (_, { storage }) => {
    const to = JSON.stringify(['anna@example.com', own])
    storage.sql.exec('update saved_reports set mail_to = ?', to)
  })
  await runJobsAt(firm, String(mail.nextAt).slice(0, 10))
  await runInDurableObject(firm.object, (_, { storage }) => {
    const sent = listMessages(new Store(storage).reader, { kind: 'savedReport', id })
    expect(sent).toMatchObject([{ to: own, cc: '[]' }])
  })
})
