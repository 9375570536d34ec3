import { expect, test } from 'vitest'
import type { PartyDocument } from '#contract/firm/party-documents.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Page = {
  rows: PartyDocument[]
  next: string | null
  previous: string | null
  kinds: string[]
}

const bill = {
  kind: 'bill',
  supplierName: 'Holz Elbe',
  supplierNumber: 'R-77',
  date: '2026-01-05',
  dueDate: '2026-01-20',
  currency: 'EUR',
  lines: [{ description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }],
}

test('all documents of a party stand in one list, the newest first, as far as somebody may see them', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ name: 'Holz Elbe', roles: ['customer', 'supplier'] })
  const other = await firm.customer({ name: 'Andere' })
  const issued = await firm.issued(id, { issueDate: '2026-01-10', dueDate: '2026-02-01' })
  await firm.pay(issued, 1900)
  await firm.issued(other.id)
  await firm.draft(id, { issueDate: '2026-01-02' })
  const quoted = {
    customerId: id,
    currency: 'EUR',
    language: 'de',
    issueDate: '2026-01-03',
    validUntil: '2099-12-31',
    lines: [line()],
  }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', quoted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const entered = await firm.must<{ id: string }>('POST', '/bills', { ...bill, supplierId: id })

  const path = `/parties/${id}/documents`
  const all = await firm.must<Page>('GET', path)
  expect(all.rows.map((row) => [row.kind, row.date, row.title, row.amount, row.standing])).toEqual([
    ['payment', today, expect.stringMatching(/./), 1900, 'done'],
    ['invoice', '2026-01-10', issued.number, 11_900, 'late'],
    ['bill', '2026-01-05', 'R-77', -11_900, 'draft'],
    ['quote', '2026-01-03', expect.stringMatching(/./), 11_900, 'open'],
    ['invoice', '2026-01-02', '', 11_900, 'draft'],
  ])
  expect(all.rows[2]?.path).toBe(`bills/${entered.id}`)
  expect(all.kinds.toSorted()).toEqual(['bill', 'invoice', 'payment', 'quote'])

  const walked: string[] = []
  for (let page = await firm.must<Page>('GET', `${path}?size=2`); ; ) {
    walked.push(...page.rows.map((row) => row.id))
    if (!page.next) {
      const back = await firm.must<Page>('GET', `${path}?size=2&before=${page.previous}`)
      expect(back.rows.map((row) => row.id)).toEqual(walked.slice(2, 4))
      break
    }
    page = await firm.must<Page>('GET', `${path}?size=2&after=${page.next}`)
  }
  expect(walked).toEqual(all.rows.map((row) => row.id))

  const bills = await firm.must<Page>('GET', `${path}?kind=bill`)
  expect(bills.rows.map(({ kind }) => kind)).toEqual(['bill'])

  const permissions = ['party:view', 'quote:view', 'invoice:view'] as const
  const own = { name: 'x', permissions, scopes: { invoice: 'own' as const } }
  const maria = firm.userId
  firm.userId = 'BERT'
  const seen = await firm.must<Page>('GET', path, undefined, { role: 'x', custom: own })
  firm.userId = maria
  expect(seen.rows.map(({ kind }) => kind)).toEqual(['quote'])
  expect(seen.kinds).toEqual(['quote'])
  expect((await firm.ask('GET', path, undefined, { role: 'hr' })).status).toBe(403)
})
