import { beforeAll, expect, test } from 'vitest'
import type { PartyTimelineEntry } from '#contract/firm/party-timeline.ts'
import { dateIn } from '#upstream/firm/today.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Page = { rows: PartyTimelineEntry[]; next: string | null; previous: string | null }

let firm: TestFirm
let path: string

/** What an entry is known by, beside its type. */
function words(entry: PartyTimelineEntry): [string, string] {
  switch (entry.type) {
    case 'document':
      return [entry.type, entry.document.kind]
    case 'mail':
      return [entry.type, `${entry.mail.people} ${entry.mail.path.split('/')[0]}`]
    case 'file':
      return [entry.type, entry.file.name]
    case 'comment':
      return [entry.type, entry.comment.text]
    case 'change':
      return [entry.type, entry.change.action]
  }
}

const list = async (query = '', more: object = {}) => {
  const { status, body } = await firm.ask<Page>('GET', `${path}/timeline${query}`, undefined, more)
  expect(status).toBe(200)
  return body
}

beforeAll(async () => {
  firm = await TestFirm.open()
  const { id } = await firm.customer({ name: 'Holz Elbe', email: 'holz@example.com' })
  path = `/parties/${id}`
  const invoice = await firm.issued(id)
  await firm.must('POST', `/mails/invoice/${invoice.id}`, { to: 'buero@example.com' })
  await firm.pay(invoice, 1900)
  const record = `/records/party/${id}`
  const file = new File(['%PDF-1.7\n%%EOF'], 'contract.pdf', { type: 'application/pdf' })
  expect((await firm.upload(`${record}/attachments`, { file })).status).toBe(201)
  await firm.must('POST', `${record}/comments`, { text: 'Pays late' })
  const { version, ...party } = await firm.must<Record<string, unknown>>('GET', path)
  await firm.must('PUT', path, { ...party, phone: '040 1', version })
})

test('a party has one timeline of documents, payments, mails, files, comments and changes', async () => {
  const { rows } = await list()
  expect(rows.map(words)).toEqual([
    ['change', 'update'],
    ['comment', 'Pays late'],
    ['file', 'contract.pdf'],
    ['mail', 'buero@example.com invoices'],
    ['change', 'create'],
    ['document', 'payment'],
    ['document', 'invoice'],
  ])
  const [change] = rows
  expect(change?.type === 'change' && change.change.changes).toEqual([
    { field: 'phone', before: '', after: '040 1' },
  ])
})

test('its pages hold each entry once at the smallest size, and no page is larger than allowed', async () => {
  const all = (await list('?size=100')).rows
  const walked: PartyTimelineEntry[] = []
  let page = await list('?size=1')
  for (; page.next; page = await list(`?size=1&after=${page.next}`)) walked.push(...page.rows)
  expect([...walked, ...page.rows]).toEqual(all)
  for (const query of ['size=0', 'size=201', 'after=nothing', 'type=call']) {
    const { status } = await firm.ask('GET', `${path}/timeline?${query}`)
    expect([query, status >= 400 && status < 500]).toEqual([query, true])
  }
})

test('its pages hold each entry once, there and back, and a type alone', async () => {
  const all = (await list()).rows
  const walked: PartyTimelineEntry[] = []
  for (let page = await list('?size=3'); ; page = await list(`?size=3&after=${page.next}`)) {
    walked.push(...page.rows)
    if (page.next) continue
    const back = await list(`?size=3&before=${page.previous}`)
    expect(back.rows).toEqual(all.slice(3, 6))
    break
  }
  expect(walked).toEqual(all)
  for (const type of ['document', 'mail', 'file', 'comment', 'change'] as const) {
    expect((await list(`?type=${type}`)).rows).toEqual(all.filter((one) => one.type === type))
  }
})

test('a document stands where its day begins for the firm, whatever day it is elsewhere', async () => {
  // Its clocks are the first to show a day, for fourteen hours before those of UTC do.
  const timeZone = 'Pacific/Kiritimati'
  const there = await TestFirm.open({ timeZone })
  const { id } = await there.customer()
  await there.draft(id, { issueDate: dateIn(timeZone, new Date()) })
  const { rows } = await there.must<Page>('GET', `/parties/${id}/timeline`)
  expect(rows.map(words)).toEqual([
    ['change', 'create'],
    ['document', 'invoice'],
  ])
})

test('it shows nobody what they may not see elsewhere', async () => {
  const custom = { name: 'x', permissions: ['party:view'] as const, scopes: {} }
  const { rows } = await list('', { role: 'x', custom })
  expect(rows.map(({ type }) => type)).toEqual(['change', 'comment', 'file', 'change'])
  const hr = await firm.ask('GET', `${path}/timeline`, undefined, { role: 'hr' })
  expect(hr.status).toBe(403)
})

test('a merge keeps it together', async () => {
  const { id } = await firm.customer({ name: 'Holz an der Elbe' })
  const from = path.split('/').at(-1)
  const count = (await list()).rows.length
  await firm.must('POST', `/parties/${from}/merge-into/${id}`, {})
  path = `/parties/${id}`
  const { rows } = await list()
  // Both were made, and both tell of the merge.
  expect(rows).toHaveLength(count + 3)
  expect(rows.filter(({ type }) => type === 'mail')).toHaveLength(1)
})
