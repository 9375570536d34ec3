import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { OpenImport } from '#contract/core/imports.ts'
import type { Lead } from '#contract/customers/leads.ts'
import type { Party } from '#contract/firm/parties.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import { leadList, leads } from './register.ts'

testRegister({
  register: leads,
  list: leadList({ userId: '', role: 'owner' }),
  made: { name: 'Ada Harbour', email: 'ada@harbour.example', notes: 'by the lighthouse' },
  changed: { name: 'Ada Haven' },
  word: 'lighthouse',
  file: ['name', 'email', 'notes'],
})

const ada = { name: 'Ada Harbour', company: 'Harbour Ltd', email: 'ada@harbour.example' }

test('a lead is moved on, lost with a reason and brought back, and a converted one stays', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.must<Lead>('POST', '/leads', ada)
  const step = (body: object) => firm.ask('POST', `/leads/${id}/step`, body)
  expect((await step({ state: 'contacted', version: 1 })).status).toBe(200)
  expect((await step({ state: 'qualified', version: 1 })).status).toBe(409)
  const noReason = await step({ state: 'lost', version: 2 })
  expect([noReason.status, noReason.body.data.fields]).toMatchObject([
    422,
    { reason: { key: 'required' } },
  ])
  await firm.must('POST', `/leads/${id}/step`, { state: 'lost', reason: 'Too dear', version: 2 })
  const lost = await firm.must<{ rows: Lead[] }>('GET', '/leads?tab=lost')
  expect(lost.rows).toMatchObject([{ id, state: 'lost' }])
  expect((await firm.ask('POST', `/leads/${id}/conversion`, {})).status).toBe(409)
  await firm.must('POST', `/leads/${id}/step`, { state: 'qualified', version: 3 })
  await firm.must('POST', `/leads/${id}/conversion`, {})
  expect((await step({ state: 'contacted', version: 5 })).status).toBe(409)
  const refused = await firm.ask('POST', `/leads/${id}/step`, {}, { role: 'accountant' })
  expect(refused.status).toBe(403)
})

test('who may be the same is proposed by address, number and domain, never by name alone', async () => {
  const firm = await TestFirm.open()
  const make = (input: object) => firm.must<Lead>('POST', '/leads', input)
  const first = await make({ ...ada, phone: '+49 30 1234567' })
  await make({ name: 'Ada Harbour' })
  const second = await make({ name: 'A. Harbour', email: 'Ada+news@harbour.example' })
  const third = await make({ name: 'Somebody', phone: '0049 (30) 123 45 67' })
  const reasonsOf = async ({ id }: Lead) =>
    (await firm.must<Lead>('GET', `/leads/${id}`)).duplicates
      .map((one) => [one.id, one.reasons] as const)
      .toSorted()
  expect(await reasonsOf(second)).toEqual([[first.id, ['baseMail', 'domain']]])
  expect(await reasonsOf(third)).toEqual([[first.id, ['phone']]])
})

test('two leads are merged, and parted again while neither has changed', async () => {
  const firm = await TestFirm.open()
  const kept = await firm.must<Lead>('POST', '/leads', ada)
  const other = { name: 'Ada H.', email: 'ada@home.example', phone: '030 1234567', city: 'Kiel' }
  const { id } = await firm.must<Lead>('POST', '/leads', other)
  const merged = await firm.must<Lead>('POST', `/leads/${id}/merge-into/${kept.id}`, {})
  expect(merged).toMatchObject({
    ...ada,
    moreMails: ['ada@home.example'],
    phone: '030 1234567',
    city: 'Kiel',
  })
  expect(await firm.must('GET', `/leads/${id}`)).toMatchObject({ mergedIntoId: kept.id })
  await firm.must('POST', `/leads/${id}/undo-merge`, {})
  expect(await firm.must('GET', `/leads/${kept.id}`)).toMatchObject({
    ...ada,
    moreMails: [],
    phone: '',
    city: '',
  })
  await firm.must('POST', `/leads/${id}/merge-into/${kept.id}`, {})
  const { version } = await firm.must<Lead>('GET', `/leads/${kept.id}`)
  await firm.must('PUT', `/leads/${kept.id}`, { ...ada, city: 'Bonn', version })
  expect((await firm.ask('POST', `/leads/${id}/undo-merge`, {})).status).toBe(409)
})

test('converting asks where the customer is known, joins it, and twice is once', async () => {
  const firm = await TestFirm.open()
  const party = await firm.customer({ name: 'Harbour Ltd', email: 'office@harbour.example' })
  const consents = [{ purpose: 'newsletter', givenDate: '2026-11-01', source: 'Fair' }]
  const lead = await firm.must<Lead>('POST', '/leads', { ...ada, consents, tags: ['fair'] })
  await firm.must('POST', `/records/lead/${lead.id}/comments`, { text: 'Met at the fair' })
  const asked = await firm.ask('POST', `/leads/${lead.id}/conversion`, {})
  expect([asked.status, asked.body.data.detail]).toMatchObject([409, { reason: 'partiesAlike' }])
  const joined = { partyId: party.id, dealTitle: 'New sails', amount: 120_000 }
  const made = await firm.must('POST', `/leads/${lead.id}/conversion`, joined)
  expect(made).toMatchObject({ leadId: lead.id, partyId: party.id })
  const { rows } = await firm.must<{ rows: unknown[] }>('GET', '/deals')
  expect(rows).toMatchObject([{ title: 'New sails', partyId: party.id, amount: 120_000 }])
  expect(await firm.must('POST', `/leads/${lead.id}/conversion`, { isNew: true })).toEqual(made)
  const after = await firm.must<Party>('GET', `/parties/${party.id}`)
  expect(after).toMatchObject({
    contactName: 'Ada Harbour',
    email: 'office@harbour.example',
    contacts: [{ email: 'ada@harbour.example' }],
    consents: [{ purpose: 'newsletter' }],
    tags: ['fair'],
  })
  expect((await firm.panels('party', party.id)).comments).toMatchObject([
    { text: 'Met at the fair' },
  ])
})

test('a role that reaches its own alone sees the leads it owns or made', async () => {
  const firm = await TestFirm.open()
  const lead = await firm.must<Lead>('POST', '/leads', ada)
  const custom = {
    name: 'Field sales',
    permissions: ['lead:view', 'lead:edit'] as const,
    scopes: { lead: 'own' as const },
  }
  const who = { role: '01JZZZZZZZZZZZZZZZZZZZZZZZ', custom, userId: '01JZZZZZZZZZZZZZZZZZZZZZZA' }
  expect((await firm.ask('GET', `/leads/${lead.id}`, undefined, who)).status).toBe(404)
  const own = await firm.must<Lead>('POST', '/leads', { name: 'Mine' }, who)
  const { rows } = await firm.must<{ rows: Lead[] }>('GET', '/leads', undefined, who)
  expect(rows.map(({ id }) => id)).toEqual([own.id])
})

test('a file changes the open lead that has the address, and adds the others', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.must<Lead>('POST', '/leads', ada)
  const text =
    'First;Last;Email;City\nAda;Haven;ADA@harbour.example;Kiel\nBo;Berg;bo@berg.example;Bonn\n'
  const { body } = await firm.upload<OpenImport>('/imports', {
    register: 'leads',
    file: new File([text], 'leads.csv'),
  })
  const mapping = ['firstName', 'lastName', 'email', 'city'].map((field, column) => ({
    field,
    column,
  }))
  await firm.must('POST', `/imports/${body.id}/commit`, { mapping, key: 'email' })
  expect(await firm.must('GET', `/leads/${id}`)).toMatchObject({
    ...{ name: 'Ada Haven', company: 'Harbour Ltd', city: 'Kiel', version: 2 },
  })
  const { rows } = await firm.must<{ rows: Lead[] }>('GET', '/leads?sort=name&direction=ascending')
  expect(rows.map(({ name }) => name)).toEqual(['Ada Haven', 'Bo Berg'])
})

test('no letter or digit that there is makes the search for leads fail', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.must<Lead>('POST', '/leads', { name: 'Nora \u1980\u19b1\u1981' })
  const typed = encodeURIComponent('nora \u1980\u19b1\u1981')
  const { rows } = await firm.must<{ rows: Lead[] }>('GET', `/leads?q=${typed}`)
  expect(rows.map((row) => row.id)).toEqual([id])
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code >= 0xe000)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  await runInDurableObject(firm.object, (_, { storage }) => {
    for (let at = 0; at < letters.length; at += 120) {
      const some = letters.slice(at, at + 120)
      const words = Array.from({ length: 12 }, (__, word) =>
        some.slice(word * 10, word * 10 + 10).join(''),
      )
      const terms = searchTerms(words.join(' ')) ?? '""'
      storage.sql.exec('select rowid from leads_search where leads_search match ?', terms).toArray()
    }
  })
})
