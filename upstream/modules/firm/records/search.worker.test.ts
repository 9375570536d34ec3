import { beforeAll, describe, expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { SearchResults } from '#contract/firm/search.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { expenseInput } from '#upstream/testing/purchase-inputs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let customer: Party
let invoice: Invoice
type How = Parameters<TestFirm['must']>[3]

const line = {
  description: 'Kran',
  quantity: '1',
  unit: 'Stk.',
  unitPrice: '100',
  taxCode: 'DE-S19',
}

function addEvent(values: Record<string, unknown>): Promise<{ id: string }> {
  return firm.must('POST', '/events', {
    start: `${today}T10:00`,
    end: `${today}T11:00`,
    ...values,
  })
}

function find(query: string, how?: How): Promise<SearchResults> {
  return firm.must('GET', `/search?${query}`, undefined, how)
}

async function kindsFor(q: string, how?: How): Promise<string[]> {
  return (await find(`q=${encodeURIComponent(q)}`, how)).counts.map(({ kind }) => kind).sort()
}

beforeAll(async () => {
  firm = await TestFirm.open()
  customer = await firm.customer({ name: 'Zimtstern & Söhne' })
  invoice = await firm.issued(customer.id)
  await firm.pay(invoice, 5000)
})

describe('a record is found', () => {
  test('by the beginning of its words, with its documents after it', async () => {
    const { rows, counts } = await find('q=zimts')
    expect(counts.map(({ kind }) => kind)[0]).toBe('party')
    expect(rows.map(({ kind, path, amount }) => ({ kind, path, amount }))).toEqual(
      expect.arrayContaining([
        { kind: 'party', path: `parties/${customer.id}`, amount: null },
        { kind: 'invoice', path: `invoices/${invoice.id}`, amount: invoice.totals.total },
        { kind: 'payment', path: expect.stringMatching('payments/'), amount: 5000 },
      ]),
    )
    expect(await kindsFor('SOHNE zimt')).toContain('party')
    expect(await kindsFor('zimtstern nowhere')).toEqual([])
    expect(await kindsFor(' *"')).toEqual([])
  })

  test('by its number, and by its amount however it is written', async () => {
    expect((await find(`q=${invoice.number}&kind=invoice`)).rows).toMatchObject([
      { id: invoice.id, title: invoice.number, subtitle: customer.name, date: invoice.issueDate },
    ])
    const crane = await firm.draft(customer.id, { lines: [{ ...line, unitPrice: '82996.16' }] })
    expect(crane.totals.total).toBe(9_876_543)
    for (const q of ['98765.43', '98.765,43', '98,765.43', '98 765,43']) {
      expect((await find(`q=${encodeURIComponent(q)}`)).rows).toMatchObject([{ id: crane.id }])
    }
    await firm.must('DELETE', `/invoices/${crane.id}`)
    expect(await kindsFor('98765.43')).toEqual([])
  })

  test('whatever its kind, until it is deleted', async () => {
    const item = { name: 'Quarzlampe', unit: 'pc', unitPrice: '10', taxCode: 'DE-S19' }
    const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', item)
    const quote = await firm.must<{ id: string }>('POST', '/quotes', {
      customerId: customer.id,
      issueDate: today,
      validUntil: today,
      currency: 'EUR',
      language: 'de',
      lines: [{ ...line, description: 'Quarzlampe' }],
    })
    const expense = await firm.must<{ id: string }>('POST', '/expenses', {
      ...{ ...expenseInput, date: today, payee: 'Quarzhandel' },
    })
    const entry = await firm.must<{ id: string }>('POST', '/manual-entries', {
      date: today,
      memo: 'Quarz abgegrenzt',
      reverseDate: null,
      lines: [
        { account: '4930', debit: '5' },
        { account: '1200', credit: '5' },
      ],
    })
    const all = ['event', 'expense', 'item', 'manualEntry', 'quote']
    const { id: eventId } = await addEvent({ title: 'Quarz-Treffen' })
    expect(await kindsFor('quarz')).toEqual(all)
    await firm.must('DELETE', `/expenses/${expense.id}`)
    await firm.must('DELETE', `/manual-entries/${entry.id}`)
    await firm.must('DELETE', `/quotes/${quote.id}`)
    await firm.must('DELETE', `/events/${eventId}`)
    expect(await kindsFor('quarz')).toEqual(['item'])
    expect((await find('q=quarz')).rows).toMatchObject([{ id: itemId, title: 'Quarzlampe' }])
  })
})

describe('nobody finds what they may not see', () => {
  test('of a kind that their role has nothing to do with', async () => {
    expect(await kindsFor('zimtstern', { role: 'cashier' })).toEqual(['party'])
    expect(await kindsFor('zimtstern', { role: 'hr' })).toEqual([])
    const stranger = await TestFirm.open()
    expect((await stranger.must<SearchResults>('GET', '/search?q=zimtstern')).counts).toEqual([])
  })

  test('of other people, where their role reaches their own or their team’s records', async () => {
    const maria = firm.userId
    const custom = {
      name: 'Own sales',
      permissions,
      scopes: { party: 'own', invoice: 'team' },
    } as const
    firm.userId = 'BERT'
    const alone = await kindsFor('zimtstern', { custom })
    const inTeam = await kindsFor('zimtstern', { custom, team: [maria] })
    await firm.customer({ name: 'Zimtstern Nord' })
    const { rows } = await find('q=zimtstern&kind=party', { custom })
    firm.userId = maria
    expect(alone).toEqual(['payment'])
    expect(inTeam).toEqual(['invoice', 'payment'])
    expect(rows.map(({ title }) => title)).toEqual(['Zimtstern Nord'])
    expect((await find('q=zimtstern&kind=party')).total).toBe(2)
  })

  test('in a calendar that is not shared, or that is private', async () => {
    await addEvent({ title: 'Rubinfest' })
    await addEvent({ title: 'Rubinarzt', visibility: 'private' })
    const own = await firm.must<{ id: string }>('POST', '/calendars', {
      name: 'Mine',
      color: 'blue',
      isPersonal: true,
      sharing: 'busy',
    })
    await addEvent({ title: 'Rubinhochzeit', calendarId: own.id })
    const titles = async () => (await find('q=rubin')).rows.map(({ title }) => title).sort()
    expect(await titles()).toEqual(['Rubinarzt', 'Rubinfest', 'Rubinhochzeit'])
    const maria = firm.userId
    firm.userId = 'BERT'
    const seen = await titles()
    firm.userId = maria
    expect(seen).toEqual(['Rubinfest'])
  })
})

test('many records of a kind come page by page, newest first, and back', async () => {
  const names = ['Pagina A', 'Pagina B', 'Pagina C']
  for (const name of names) await firm.customer({ name })
  const titles = ({ rows }: SearchResults) => rows.map(({ title }) => title)
  const first = await find('q=pagina&kind=party&size=2')
  expect(titles(first)).toEqual(['Pagina C', 'Pagina B'])
  expect(first).toMatchObject({ first: 1, total: 3, previous: null })
  const second = await find(`q=pagina&kind=party&size=2&after=${first.next}`)
  expect(titles(second)).toEqual(['Pagina A'])
  expect(second).toMatchObject({ first: 3, next: null })
  const back = await find(`q=pagina&kind=party&size=2&before=${second.previous}`)
  expect(titles(back)).toEqual(titles(first))
  expect((await firm.ask('GET', '/search?q=pagina&kind=party&after=x')).status).toBe(400)
})
