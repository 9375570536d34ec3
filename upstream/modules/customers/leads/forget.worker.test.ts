import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Campaign } from '#contract/customers/campaigns.ts'
import type { Lead } from '#contract/customers/leads.ts'
import type { Segment } from '#contract/customers/segments.ts'
import type { Sequence, SequenceMemberRow } from '#contract/customers/sequences.ts'
import type { SupportTicket } from '#contract/customers/support-tickets.ts'
import type { SearchResults } from '#contract/firm/search.ts'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { stepCampaign } from '../campaigns/start.ts'

/** In no word of the product, nor of its data. */
const name = 'Zwetlana Quxberg'
const email = 'zwetlana@quxberg.example'

/** Tables with rows that still say who it was. */
function tablesWith(firm: TestFirm, word: string): Promise<string[]> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    sql
      .exec<{ name: string }>(
        `select name from sqlite_master where type = 'table' and name not like '%\\_search%' escape '\\'
         and name not like '\\_cf\\_%' escape '\\'`,
      )
      .toArray()
      .map((table) => table.name)
      .filter((table) => {
        const rows = sql.exec(`select * from "${table}"`).toArray()
        return JSON.stringify(rows).toLowerCase().includes(word)
      })
      .toSorted(),
  )
}

test('who is anonymised is in no lead, ticket, contact, task, sequence or campaign', async () => {
  const firm = await TestFirm.open({ language: 'en' })
  const consents = [{ purpose: 'newsletter', givenDate: '2026-01-01', source: 'Fair' }]
  const customer = await firm.customer({ name, email, consents })
  const lead = await firm.must<Lead>('POST', '/leads', {
    ...{ name, email, phone: '+49 30 1234567', notes: `Met ${name}`, source: 'Fair', consents },
  })
  await firm.must('POST', `/leads/${lead.id}/conversion`, { partyId: customer.id })
  await firm.must('POST', `/records/lead/${lead.id}/comments`, { text: `${name} called` })
  await firm.must('POST', '/portal-contacts', { name, email, customer: name, rights: ['invoices'] })
  const ticket = await firm.must<SupportTicket>('POST', '/support-tickets', {
    ...{ subject: `${name} asks`, contactName: name, contactEmail: email, customer: name },
    ...{ description: `I am ${name}`, language: 'en', priority: 'normal' },
  })
  await firm.must('POST', '/follow-ups', {
    ...{ title: `Call ${name}`, notes: email, subjectKind: 'party', subjectId: customer.id },
  })
  const sequence = await firm.must<Sequence>('POST', '/sequences', {
    ...{ name: 'After the fair', notes: '', timeZone: 'Europe/Berlin' },
    steps: [{ kind: 'mail', wait: 9, unit: 'days', subject: 'Hello', text: 'We are here.' }],
  })
  await firm.must('POST', `/sequences/${sequence.id}/members`, {
    kind: 'party',
    ids: [customer.id],
  })
  const segment = await firm.must<Segment>('POST', '/segments', {
    ...{ name: 'All', conditions: [{ field: 'name', operator: 'isFilled' }] },
  })
  const campaign = await firm.must<Campaign>('POST', '/campaigns', {
    ...{ segmentId: segment.id, needsConsent: true },
    ...{ name: 'Spring', subject: 'News', text: 'There is news.' },
  })
  await runInDurableObject(firm.object, (_, { storage }) => {
    const { firmId, userId } = firm
    const person = { userId, userName: 'Maria', language: 'en', requestId: 'r' } as const
    const actor = { ...person, role: 'owner', isDemo: false }
    const context: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
    new Store(storage).transact(context, (writer) => {
      for (const step of ['start', 'pause'] as const)
        stepCampaign(writer, context, { campaignId: campaign.id, step })
    })
  })
  const before = await tablesWith(firm, 'quxberg')
  expect(before).toEqual(
    expect.arrayContaining([
      ...['campaign_recipients', 'follow_ups', 'lead_keys', 'leads', 'parties'],
      ...['portal_contacts', 'record_comments', 'sequence_members', 'support_tickets'],
    ]),
  )

  await firm.must('POST', `/parties/${customer.id}/archive`, {})
  await firm.must('POST', `/parties/${customer.id}/anonymise`, {})

  expect(await tablesWith(firm, 'quxberg')).toEqual([])
  for (const kind of ['leads', 'support-tickets', 'portal-contacts', 'follow-ups']) {
    const found = await firm.must<{ rows: unknown[] }>('GET', `/${kind}?q=quxberg`)
    expect(found.rows, kind).toEqual([])
  }
  const { counts } = await firm.must<SearchResults>('GET', '/search?q=quxberg')
  expect(counts).toEqual([])
  const kept = await firm.must<Lead>('GET', `/leads/${lead.id}`)
  expect(kept).toMatchObject({ state: 'converted', source: 'Fair', email: '' })
  expect(await firm.must('GET', `/support-tickets/${ticket.id}`)).toMatchObject({
    ...{ number: ticket.number, contactEmail: '', description: '' },
  })
  const { rows } = await firm.must<{ rows: SequenceMemberRow[] }>(
    'GET',
    '/sequence-members?tab=all',
  )
  expect(rows).toMatchObject([{ state: 'stopped', reason: 'partyGone', address: '' }])
  const { leftOut } = await firm.must<Campaign>('GET', `/campaigns/${campaign.id}`)
  expect(leftOut).toEqual([{ reason: 'partyGone', count: 1 }])
})
