import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LeadAnswer, LeadForm } from '#contract/customers/lead-forms.ts'
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
    consents: [],
    firstTouch: { source: 'news', campaign: 'May' },
  })
  expect(shown.scoreReasons).toContainEqual(expect.objectContaining({ id: 'forms', count: 2 }))
})

test('news count once the owner of the address confirms them, by one mail a day at most', async () => {
  const { firm, form, send, leads } = await open({ asksNewsletter: true })
  const asked = { ...ada, newsletter: true, language: 'de' }
  await send(asked)
  await send({ ...asked, message: 'Once more' })
  await send({ ...asked, email: 'ada+two@harbour.example', message: 'And again' })
  const [lead] = (await leads()).filter(({ email }) => email === ada.email)
  const at = `/leads/${lead?.id}`
  const secrets = await runInDurableObject(firm.object, (_, { storage }) => [
    ...storage.sql.exec<{ secret: string; mailed: number }>(
      `select news_secret as secret, (select count(*) from outbound_message
         where text like '%/news/%' || news_secret || '%') as mailed
       from lead_answers order by created_at, id`,
    ),
  ])
  expect(secrets.map(({ mailed }) => mailed)).toEqual([1, 0, 0])
  // Whoever could send it from here would see its link, and confirm in the name of its owner.
  const mails = `/records/lead/${lead?.id}/mails`
  expect(await firm.must<object>('GET', mails)).toMatchObject({
    rows: [{ to: ada.email }],
    ways: [],
  })
  const preview = await firm.ask('POST', `/mails/newsConsent/${lead?.id}/preview`, {})
  expect(preview.body.data.detail).toEqual({ reason: 'mailDoesNotFit' })
  const token = `${form.path?.slice('/l/'.length, -26)}${secrets[0]?.secret}`
  const link = (method: string, path = token) =>
    firm.ask(method, `/public/news-consents/${path}`, method === 'POST' ? {} : undefined, {
      role: null,
    })
  const looked = await link('GET')
  expect(looked.body).toMatchObject({
    language: 'de',
    email: 'a…@harbour.example',
    isConfirmed: false,
  })
  const news = async () =>
    (await firm.must<LeadAnswer[]>('GET', `${at}/form-answers`)).map((one) => one.news)
  expect((await firm.must<Lead>('GET', at)).consents).toEqual([])
  expect(await news()).toEqual(['unconfirmed', 'unconfirmed'])
  expect((await link('POST', `${token.slice(0, -1)}!`)).status).toBe(404)
  for (const _ of [1, 2]) expect((await link('POST')).body).toMatchObject({ isConfirmed: true })
  const { consents } = await firm.must<Lead>('GET', at)
  expect(consents).toMatchObject([{ purpose: 'newsletter', source: 'Ask us' }])
  expect(consents).toHaveLength(1)
  expect((await news()).toSorted()).toEqual(['confirmed', 'unconfirmed'])
})

test('one form is filled up neither by a network nor in the name of one address', async () => {
  const { firm, form } = await open()
  const at = `/public/lead-forms/${form.path?.slice('/l/'.length)}`
  const from = (address: string, n: number, email = `p${n}@b.example`) =>
    firm.ask('POST', at, { ...ada, email, message: String(n) }, { role: null, address })
  for (let n = 0; n < 5; n += 1) await from(`10.${n}.0.1`, n, ada.email)
  expect((await from('10.9.0.1', 9, ada.email)).status).toBe(429)
  await from('203.0.113.1', 10)
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec(
      `with recursive many(n) as (select 2 union all select n + 1 from many where n < 95)
       insert into lead_answers
         (id, form_id, form_name, lead_id, name, email, message, address, language, created_at)
       select 'A' || n, form_id, form_name, lead_id, name, 'm' || n || '@b.example', '',
         '203.0.113.' || n, language, created_at
       from lead_answers join many where address = '203.0.113.1'`,
    )
  })
  expect((await from('203.0.113.250', 300)).status).toBe(429)
  expect((await from('198.51.100.1', 301)).status).toBe(201)
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
