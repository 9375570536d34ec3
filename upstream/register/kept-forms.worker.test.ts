import { expect, test } from 'vitest'
import type { KeptForm } from '#contract/firm/kept-forms.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const form = 'invoices/new?customer=1'

function keptIn(testFirm: TestFirm, name = form): Promise<KeptForm> {
  return testFirm.must('GET', `/kept-forms?form=${encodeURIComponent(name)}`)
}

test('what was typed is kept for the person alone, until it is forgotten', async () => {
  const testFirm = await TestFirm.open()
  const me = testFirm.userId
  expect(await keptIn(testFirm)).toEqual({ content: '', keptAt: null })
  await testFirm.must('PUT', '/kept-forms', { form, content: 'first' })
  await testFirm.must('PUT', '/kept-forms', { form, content: 'second' })
  expect(await keptIn(testFirm)).toMatchObject({ content: 'second', keptAt: expect.any(String) })
  expect(await keptIn(testFirm, 'quotes/new')).toEqual({ content: '', keptAt: null })

  testFirm.userId = newId()
  expect(await keptIn(testFirm)).toEqual({ content: '', keptAt: null })
  await testFirm.must('PUT', '/kept-forms', { form, content: '' })

  testFirm.userId = me
  expect((await keptIn(testFirm)).content).toBe('second')
  await testFirm.must('PUT', '/kept-forms', { form, content: '' })
  expect(await keptIn(testFirm)).toEqual({ content: '', keptAt: null })
})

test('who is no member keeps nothing, nor does more than a form holds', async () => {
  const testFirm = await TestFirm.open()
  const stranger = { role: null }
  const input = { form, content: 'x' }
  expect((await testFirm.ask('PUT', '/kept-forms', input, stranger)).status).toBe(404)
  expect((await testFirm.ask('GET', '/kept-forms?form=x', undefined, stranger)).status).toBe(404)
  const large = { form, content: 'x'.repeat(500_001) }
  expect((await testFirm.ask('PUT', '/kept-forms', large)).status).toBe(422)
})

test('the twenty newest forms of a person are kept', async () => {
  const testFirm = await TestFirm.open()
  for (let at = 0; at < 22; at++)
    await testFirm.must('PUT', '/kept-forms', { form: `form ${at}`, content: 'x' })
  const found = await Promise.all([0, 1, 2, 21].map((at) => keptIn(testFirm, `form ${at}`)))
  expect(found.map(({ content }) => content)).toEqual(['', '', 'x', 'x'])
})

test('what a page sent before it was saved and comes after it is not kept', async () => {
  const testFirm = await TestFirm.open()
  const keep = (json: object) => testFirm.must('PUT', '/kept-forms', { form, ...json })
  await keep({ content: 'typed', visit: 'one' })
  await keep({ content: '', visit: 'one', isSaved: true })
  await keep({ content: 'late', visit: 'one' })
  expect(await keptIn(testFirm)).toEqual({ content: '', keptAt: null })
  await keep({ content: 'another page', visit: 'two' })
  expect((await keptIn(testFirm)).content).toBe('another page')
})

test('who left the firm leaves nothing typed behind', async () => {
  const testFirm = await TestFirm.open()
  const me = testFirm.userId
  await testFirm.must('PUT', '/kept-forms', { form, content: 'x' })
  testFirm.userId = newId()
  await testFirm.must('PUT', '/kept-forms', { form, content: 'y' })
  await testFirm.must('POST', '/internal/member-left', { userId: me })
  expect((await keptIn(testFirm)).content).toBe('y')
  testFirm.userId = me
  expect((await keptIn(testFirm)).content).toBe('')
})

test('what was typed 30 days ago is forgotten by itself', async () => {
  const testFirm = await TestFirm.open()
  await testFirm.must('PUT', '/kept-forms', { form, content: 'x' })
  await runJobsAt(testFirm, addDays(today, 29))
  expect((await keptIn(testFirm)).content).toBe('x')
  await runJobsAt(testFirm, addDays(today, 31))
  expect(await keptIn(testFirm)).toEqual({ content: '', keptAt: null })
})
