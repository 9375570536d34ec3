import { expect, test } from 'vitest'
import { addDays } from '#contract/core/days.ts'
import type { Application, PublicVacancy, Vacancy } from '#contract/people/recruiting.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { vacancies, vacancyList } from './vacancies.ts'

testRegister({
  register: vacancies,
  list: vacancyList,
  made: { name: 'Carpenter', place: 'Hamburg' },
  changed: { name: 'Joiner' },
  word: 'hamburg',
})

const nobody = { role: null, address: '192.0.2.7' }
const typed = {
  ...{ name: 'Eva Lang', email: 'eva@example.com', phone: '', link: 'https://example.com/eva' },
  ...{ message: 'I build stairs.', consent: true },
}

async function open(firm: TestFirm, more: object = {}) {
  const vacancy = await firm.must<Vacancy>('POST', '/vacancies', {
    ...{ name: 'Carpenter', place: 'Hamburg', description: 'Stairs', notes: 'At most 3,200' },
    ...more,
  })
  return { vacancy, at: `/public/vacancies/${vacancy.path?.split('/').at(-1)}` }
}

async function listed(firm: TestFirm) {
  return (await firm.must<{ rows: Application[] }>('GET', '/applications')).rows
}

test('somebody applies by the public page, which says nothing of what HR noted', async () => {
  const firm = await TestFirm.open()
  const { vacancy, at } = await open(firm)
  const page = await firm.must<PublicVacancy>('GET', at, undefined, nobody)
  expect(page).toMatchObject({ name: 'Carpenter', isOpen: true, keptMonths: 6 })
  expect(JSON.stringify(page)).not.toContain('3,200')
  const without = await firm.ask('POST', at, { ...typed, consent: false }, nobody)
  expect(without.body.data.fields).toEqual({ consent: { key: 'consentNeeded' } })
  const wrong = await firm.ask('POST', at, { ...typed, email: 'eva' }, nobody)
  expect(wrong.body.data.fields.email).toBeDefined()
  await firm.must('POST', at, { ...typed, website: 'spam' }, nobody)
  expect(await listed(firm)).toEqual([])
  await firm.must('POST', at, typed, nobody)
  const [one] = await listed(firm)
  expect(one).toMatchObject({ name: 'Eva Lang', stage: 'received', deleteOn: null })
  expect(await firm.must('GET', `/vacancies/${vacancy.id}`)).toMatchObject({ applications: 1 })
  expect((await firm.ask('DELETE', `/vacancies/${vacancy.id}`)).status).toBe(409)
  for (let more = 0; more < 9; more++) await firm.must('POST', at, typed, nobody)
  expect((await firm.ask('POST', at, typed, nobody)).status).toBe(429)
  await firm.must('POST', `/vacancies/${vacancy.id}/archive`, {})
  expect((await firm.ask('GET', at, undefined, nobody)).status).toBe(404)
})

test('a vacancy whose last day is over takes nothing', async () => {
  const firm = await TestFirm.open()
  const { at } = await open(firm, { openUntil: '2020-01-31' })
  expect(await firm.must('GET', at, undefined, nobody)).toMatchObject({ isOpen: false })
  const late = await firm.ask('POST', at, typed, nobody)
  expect(late.body.data.detail).toEqual({ reason: 'vacancyClosed' })
})

test('a decided application has a day after which it is deleted, and leaves nothing in the history', async () => {
  const firm = await TestFirm.open()
  const { vacancy, at } = await open(firm)
  await firm.must('POST', at, typed, nobody)
  const [one] = await listed(firm)
  const path = `/applications/${one?.id}`
  const { version } = await firm.must<Application>('GET', path)
  const input = { ...typed, vacancyId: vacancy.id, version }
  const decided = await firm.must<Application>('PUT', path, { ...input, stage: 'rejected' })
  expect(decided.deleteOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const again = { ...input, version: decided.version, stage: 'interview' }
  const reopened = await firm.must<Application>('PUT', path, again)
  expect(reopened.deleteOn).toBeNull()
  const panels = await firm.panels('application', one?.id ?? '')
  expect(JSON.stringify(panels.history)).not.toContain('Eva')
  await firm.must('POST', `/records/application/${one?.id}/comments`, { text: 'Eva was nice' })
  const file = new File(['%PDF-1.4'], 'CV of Eva.pdf')
  const kept = await firm.upload(`/records/application/${one?.id}/attachments`, { file })
  expect(kept.status).toBe(201)
  await firm.must('DELETE', path)
  expect(await listed(firm)).toEqual([])
  expect(JSON.stringify(await firm.must('GET', '/audit?size=100'))).not.toContain('Eva')
  const found = await firm.must<{ rows: unknown[] }>('GET', '/search?q=lang')
  expect(found.rows).toEqual([])
})

test('a decided application is deleted by itself after its day, one that was opened again is not', async () => {
  const firm = await TestFirm.open()
  const { vacancy, at } = await open(firm)
  await firm.must('POST', at, typed, nobody)
  await firm.must('POST', at, { ...typed, name: 'Ole Brandt', email: 'ole@example.com' }, nobody)
  const decide = async ({ id, version, name, email }: Application, stage: string) => {
    const input = { ...typed, name, email, vacancyId: vacancy.id, version, stage }
    return firm.must<Application>('PUT', `/applications/${id}`, input)
  }
  const decided = new Map<string, Application>()
  for (const { id } of await listed(firm)) {
    const one = await firm.must<Application>('GET', `/applications/${id}`)
    decided.set(one.name, await decide(one, 'rejected'))
  }
  const [eva, ole] = [decided.get('Eva Lang'), decided.get('Ole Brandt')]
  if (!eva?.deleteOn || !ole) throw new Error('Nobody was decided on')
  await decide(ole, 'interview')
  const names = async () => (await listed(firm)).map(({ name }) => name).sort()
  // At noon of its last day it is still there.
  await runJobsAt(firm, eva.deleteOn)
  expect(await names()).toEqual(['Eva Lang', 'Ole Brandt'])
  await runJobsAt(firm, addDays(eva.deleteOn, 1))
  expect(await names()).toEqual(['Ole Brandt'])
  expect((await firm.ask('GET', `/applications/${eva.id}`)).status).toBe(404)
  const found = await firm.must<{ rows: unknown[] }>('GET', '/search?q=lang')
  expect(found.rows).toEqual([])
  expect(await firm.must('GET', `/vacancies/${vacancy.id}`)).toMatchObject({ applications: 1 })
})

test('nobody but HR sees who applied', async () => {
  const firm = await TestFirm.open()
  const { vacancy } = await open(firm)
  for (const role of ['accountant', 'sales', 'cashier', 'employee', 'crm', 'readOnly'] as const) {
    for (const path of ['/vacancies', `/vacancies/${vacancy.id}`, '/applications']) {
      const { status } = await firm.ask('GET', path, undefined, { role })
      expect([role, path, status]).toEqual([role, path, 403])
    }
  }
})

test('strangers from many places fill no firm with applications', async () => {
  const firm = await TestFirm.open()
  const { at } = await open(firm)
  for (let place = 0; place < 200; place++) {
    const address = `198.51.100.${place % 250}`
    await firm.must(
      'POST',
      at,
      { ...typed, email: `a${place}@b.example` },
      { role: null, address: `${address}:${place}` },
    )
  }
  const one = await firm.ask('POST', at, typed, { role: null, address: '203.0.113.9' })
  expect(one.status).toBe(429)
  // Another vacancy is open all the same.
  const other = await open(firm)
  await firm.must('POST', other.at, typed, { role: null, address: '203.0.113.9' })
})
