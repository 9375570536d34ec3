import { expect, test } from 'vitest'
import type { Question } from '#contract/firm/questions.ts'
import type { FirmQueue } from '#contract/reporting/firm-queue.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { ask as askGateway } from '#upstream/testing/client.ts'
import { addMember, noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { today } from '#upstream/testing/test-firm.ts'

test('a question is asked of an entry, answered with notices, closed by who asked, and counts', async () => {
  const { owner, firmId, testFirm } = await openFirm()
  const accountant = await addMember(firmId, 'accountant')
  const sales = await addMember(firmId, 'sales')
  const { id } = await testFirm.customer()
  await testFirm.issued(id)
  const { rows } = await testFirm.must<{ rows: { id: string }[] }>('GET', '/journal-entries')
  const subject = { kind: 'journalEntry', recordId: rows[0]?.id ?? '' }
  const asAccountant = { role: 'accountant', userId: accountant.userId }
  const input = { ...subject, text: 'Wofür war das?' }
  const asked = await testFirm.must<Question>('POST', '/questions', input, asAccountant)
  expect(asked).toMatchObject({ answer: '', path: `ledger/journal/${subject.recordId}` })
  const waiting = async () => (await testFirm.must<FirmQueue>('GET', '/queue')).questions
  expect(await waiting()).toBe(1)
  const pinned = async (as: object) =>
    (
      await testFirm.must<{ questions: object[] }>(
        'GET',
        `/journal-entries/${subject.recordId}`,
        undefined,
        as,
      )
    ).questions
  expect(await pinned({})).toMatchObject([{ id: asked.id, text: 'Wofür war das?', state: 'open' }])
  expect(await pinned({ role: 'readOnly' })).toEqual([])

  await runJobsAt(testFirm, addDays(today, 1))
  const kinds = async (person: typeof owner) => (await noticesOf(person)).map(({ kind }) => kind)
  expect(await kinds(owner)).toContain('questionAsked')
  expect(await kinds(accountant)).not.toContain('questionAsked')
  // The journal is not theirs to see: no notice, no question, no way to ask about it.
  expect(await kinds(sales)).not.toContain('questionAsked')
  const asSales = { role: 'sales', userId: sales.userId }
  expect(await testFirm.must('GET', '/questions', undefined, asSales)).toEqual([])
  const path = `/questions/${asked.id}`
  expect((await testFirm.ask('GET', path, undefined, asSales)).status).toBe(404)
  expect((await testFirm.ask('POST', '/questions', input, asSales)).status).toBe(404)
  expect((await testFirm.ask('GET', '/questions', undefined, { role: 'readOnly' })).status).toBe(
    403,
  )

  await testFirm.must('POST', `${path}/answer`, { text: 'Miete' })
  await runJobsAt(testFirm, addDays(today, 1))
  expect(await kinds(accountant)).toContain('questionAnswered')
  expect((await testFirm.ask('POST', `${path}/close`, {})).status).toBe(403)
  const closed = await testFirm.must<Question>('POST', `${path}/close`, {}, asAccountant)
  expect(closed).toMatchObject({ answer: 'Miete', closedAt: expect.any(String) })
  expect(await waiting()).toBe(0)
  expect(await pinned({})).toMatchObject([{ id: asked.id, state: 'closed' }])
  expect((await testFirm.ask('POST', `${path}/answer`, { text: 'Doch nicht' })).status).toBe(409)
})

test('a question about a document stands at the document', async () => {
  const { testFirm } = await openFirm()
  const { id } = await testFirm.customer()
  const invoice = await testFirm.draft(id)
  const input = { kind: 'invoice', recordId: invoice.id, text: 'Welcher Auftrag?' }
  await testFirm.must<Question>('POST', '/questions', input)
  const { questions } = await testFirm.panels('invoice', invoice.id)
  expect(questions).toMatchObject([{ text: 'Welcher Auftrag?', state: 'open' }])
  expect((await testFirm.panels('party', id)).questions).toEqual([])
})

test('whoever is not of a firm learns nothing of what waits there', async () => {
  const { firmId } = await openFirm()
  const { owner: stranger } = await openFirm()
  const statusOf = async (path: string, token: string) =>
    (await askGateway({ path: `/firms/${firmId}${path}`, token })).status
  expect(await statusOf('/queue', stranger.token)).toBe(404)
  expect(await statusOf('/questions', stranger.token)).toBe(404)
})
