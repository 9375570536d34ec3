import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LeadAnswer, LeadForm, RenewedNewsConsent } from '#contract/customers/lead-forms.ts'
import type { Lead } from '#contract/customers/leads.ts'
import type { Party } from '#contract/firm/parties.ts'
import { Store } from '#upstream/firm/store.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { hasConsent } from '../leads/views.ts'
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

const hourMs = 3_600_000

/** A form that asks for news, whose mails and links are looked up by hand. */
async function askedForNews() {
  const { firm, send, leads } = await open({ asksNewsletter: true })
  const run = <Result>(work: (state: DurableObjectState) => Result | Promise<Result>) =>
    runInDurableObject(firm.object, (_, state) => work(state))
  const sql = (text: string) => run(({ storage }) => void storage.sql.exec(text))
  const links = () =>
    run(({ storage }) =>
      storage.sql
        .exec<{ text: string }>(
          `select text from outbound_message where text like '%/news/%' order by created_at`,
        )
        .toArray()
        .map(({ text }) => /\/news\/([\w-]+)/.exec(text)?.[1] ?? ''),
    )
  const wait = (hours: number) =>
    run(async ({ storage }) => {
      const clock = () => new Date(Date.now() + hours * hourMs)
      await runDueJobs({ store: new Store(storage, nextJobAt), env, clock })
    })
  const at = (path: string, method = 'POST') =>
    firm.ask<Partial<RenewedNewsConsent> & Refused>(
      method,
      `/public/news-consents/${path}`,
      method === 'POST' ? {} : undefined,
      { role: null },
    )
  const asked = { ...ada, newsletter: true }
  return { firm, send, leads, asked, sql, links, wait, at }
}

test('a mail with the link that failed is sent again a day later, with another link', async () => {
  const { send, asked, sql, links, wait, at } = await askedForNews()
  await send(asked)
  const [first = ''] = await links()
  // As its job leaves it once no server has taken it for a day.
  await sql("delete from job where kind = 'outbound.mail'")
  await sql("update outbound_message set state = 'failed'")
  await wait(24)
  expect(await links()).toEqual([first])
  await wait(26)
  const [, second = '', ...others] = await links()
  expect([others, second === first]).toEqual([[], false])
  expect((await at(first, 'GET')).status).toBe(404)
  expect((await at(second)).body).toMatchObject({ isConfirmed: true })
  await wait(100)
  expect(await links()).toHaveLength(2)
})

test('a link that could not be mailed on a day is mailed on the next', async () => {
  const { send, asked, links, wait, at } = await askedForNews()
  // The one mail of the day to whoever reads this mailbox.
  await send({ ...asked, email: 'ada+one@harbour.example' })
  await send(asked)
  expect(await links()).toHaveLength(1)
  await wait(26)
  const [, link = ''] = await links()
  expect((await at(link)).body).toMatchObject({ email: 'a…@harbour.example', isConfirmed: true })
  await wait(60)
  expect(await links()).toHaveLength(2)
})

test('a link whose days are over says so, and is mailed once more to its address', async () => {
  const { send, asked, sql, links, at } = await askedForNews()
  await send(asked)
  const [link = ''] = await links()
  expect((await at(`${link}/renewal`)).body).toMatchObject({ mailed: null, isOver: false })
  await sql("update lead_answers set news_mailed_at = '2026-01-01T00:00:00.000Z'")
  expect((await at(link, 'GET')).body).toMatchObject({ isOver: true, isConfirmed: false })
  const late = await at(link)
  expect([late.status, late.body.data?.detail]).toEqual([409, { reason: 'linkDead' }])
  expect((await at(`${link}/renewal`)).body).toMatchObject({ mailed: 'later', isOver: true })
  await sql('delete from stranger_acts')
  expect((await at(`${link}/renewal`)).body.mailed).toBe('now')
  expect(await links()).toEqual([link, link])
  expect((await at(link)).body).toMatchObject({ isConfirmed: true })
})

// Out and in again on one day: the moment decides, in the record as in the list of those who left.
test('news that are confirmed after somebody left on the same day count', async () => {
  const { firm, send, leads, asked, sql, links, at } = await askedForNews()
  await send(asked)
  const [lead] = await leads()
  const path = `/leads/${lead?.id}`
  const agrees = async () =>
    hasConsent((await firm.must<Lead>('GET', path)).consents, 'newsletter', today)
  const change = async (more: Partial<Lead>) =>
    firm.must<Lead>('PUT', path, { ...(await firm.must<Lead>('GET', path)), ...more })
  const old = { purpose: 'newsletter' as const, givenDate: '2026-01-01', source: 'Fair' }
  await change({ consents: [{ ...old, withdrawnDate: null }] })
  await change({ consents: [{ ...old, withdrawnDate: today }] })
  await sql(`insert into campaign_opt_outs values ('${ada.email}', '2026-01-01', 'x')`)
  expect(await agrees()).toBe(false)
  const [link = ''] = await links()
  await at(link)
  expect(await agrees()).toBe(true)
  const left = await runInDurableObject(firm.object, (_, { storage }) =>
    storage.sql.exec('select address from campaign_opt_outs').toArray(),
  )
  expect(left).toEqual([])
  // A form that says days alone changes nothing of that, and a later withdrawal ends it.
  const { consents } = await firm.must<Lead>('GET', path)
  const days = consents.map(({ givenAt: _, withdrawnAt: __, ...one }) => one)
  await change({ consents: days, city: 'Kiel' })
  expect(await agrees()).toBe(true)
  await change({ consents: days.map((one) => ({ ...one, withdrawnDate: today })) })
  expect(await agrees()).toBe(false)
})

test('news of a lead that has become a customer are the customer’s', async () => {
  const { firm, send, leads, asked, links, at } = await askedForNews()
  await send(asked)
  const [lead] = await leads()
  const made = { isNew: true }
  const { partyId } = await firm.must<{ partyId: string }>(
    'POST',
    `/leads/${lead?.id}/conversion`,
    made,
  )
  const [link = ''] = await links()
  await at(link)
  const { consents } = await firm.must<Party>('GET', `/parties/${partyId}`)
  expect(consents).toMatchObject([{ purpose: 'newsletter', source: 'Ask us', givenDate: today }])
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
