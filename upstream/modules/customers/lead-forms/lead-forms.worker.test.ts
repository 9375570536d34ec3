import { expect, test } from 'vitest'
import type { LeadForm } from '#contract/customers/lead-forms.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { leadFormList, leadForms } from './register.ts'

testRegister({
  register: leadForms,
  list: leadFormList,
  made: { name: 'Ask us', intro: 'about the lighthouse', language: 'en' },
  changed: { name: 'Write to us' },
  word: 'lighthouse',
})

const ada = { name: 'Ada Harbour', email: 'ada@harbour.example', consent: true, message: 'Sails?' }

async function open(more: object = {}) {
  const firm = await TestFirm.open()
  const made = { name: 'Ask us', language: 'en', source: 'Website', ...more }
  const form = await firm.must<LeadForm>('POST', '/lead-forms', made)
  const at = `/public/lead-forms/${form.path?.slice('/l/'.length)}`
  const send = (body: object) => firm.ask('POST', at, body, { role: null })
  const leads = async () => (await firm.must<{ rows: Lead[] }>('GET', '/leads')).rows
  return { firm, form, at, send, leads }
}

test('a visitor becomes a lead with source, consent and first touch, once for each address', async () => {
  const { firm, form, send, leads } = await open({ asksNewsletter: true })
  const address = 'https://firmament.example/l/x?utm_source=news&utm_campaign=May'
  expect((await send({ ...ada, newsletter: true, address })).status).toBe(201)
  expect((await send({ ...ada, newsletter: true, address })).status).toBe(201)
  await send({ ...ada, email: 'ADA@harbour.example', name: 'Somebody else', message: 'Again' })
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  const shown = await firm.must<Lead>('GET', `/leads/${lead?.id}`)
  const answers = await firm.must('GET', `/leads/${lead?.id}/form-answers`)
  expect(answers).toMatchObject([{ message: 'Again' }, { message: 'Sails?' }])
  expect((await firm.ask('GET', `/leads/${form.id}/form-answers`)).status).toBe(404)
  expect(shown).toMatchObject({
    ...{ name: 'Ada Harbour', source: 'Website', notes: 'Sails?' },
    consents: [{ purpose: 'newsletter', source: 'Ask us' }],
    firstTouch: { source: 'news', campaign: 'May' },
  })
  expect(shown.scoreReasons).toContainEqual(expect.objectContaining({ id: 'forms', count: 2 }))
})

test('without consent nothing is kept, and what a program fills in neither', async () => {
  const { send, leads } = await open()
  const { consent: _, ...silent } = ada
  expect((await send(silent)).status).toBe(422)
  expect((await send({ ...ada, website: 'https://spam.example' })).status).toBe(201)
  expect(await leads()).toEqual([])
})

test('leads go to the members in turn, and an archived form is nobody’s', async () => {
  const firm = await TestFirm.open()
  const ownerIds = ['01JZZZZZZZZZZZZZZZZZZZZZZA', '01JZZZZZZZZZZZZZZZZZZZZZZB']
  const form = await firm.must<LeadForm>('POST', '/lead-forms', {
    ...{ name: 'Ask us', language: 'en', ownerIds },
  })
  const at = `/public/lead-forms/${form.path?.slice('/l/'.length)}`
  const send = (n: number) =>
    firm.ask('POST', at, { ...ada, email: `a${n}@b.example` }, { role: null })
  for (const n of [1, 2, 3]) await send(n)
  const { rows } = await firm.must<{ rows: Lead[] }>('GET', '/leads?sort=updatedAt')
  const counts = ownerIds.map((id) => rows.filter(({ ownerId }) => ownerId === id).length)
  expect(counts.toSorted()).toEqual([1, 2])
  await firm.must('POST', `/lead-forms/${form.id}/archive`, {})
  expect((await send(4)).status).toBe(404)
})
