import { beforeAll, expect, test } from 'vitest'
import type { Ageing } from '#contract/books/settlement.ts'
import { permissions } from '#contract/core/roles.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const own = {
  name: 'Own records',
  permissions,
  scopes: { party: 'own', invoice: 'own', payment: 'own', expense: 'own' },
} as const
const how = { custom: own }
let firm: TestFirm
let maria: string

beforeAll(async () => {
  firm = await TestFirm.open()
  maria = firm.userId
  await firm.issued((await firm.customer({ name: 'Marias Kundin' })).id)
  await firm.customer({ name: 'Marias Lieferant', roles: ['supplier'] })
})

/** As another member, whose role reaches what they made themselves. */
async function asBert<Result>(work: () => Promise<Result>): Promise<Result> {
  firm.userId = 'BERT'
  try {
    return await work()
  } finally {
    firm.userId = maria
  }
}

test('a role of own records sees its part of exports, open items, ageing and choices', async () => {
  await asBert(async () => {
    const { id } = await firm.must<{ id: string }>(
      'POST',
      '/parties',
      {
        name: 'Berts Kunde',
        language: 'de',
        currency: 'EUR',
        roles: ['customer', 'supplier'],
        address: { country: 'DE' },
      },
      how,
    )
    const invoice = await firm.issued(id)
    const csv = await askFirm(firm, 'GET', '/invoices/export?format=csv', how)
    const text = await csv.text()
    expect([csv.status, text.includes('Berts'), text.includes('Marias')]).toEqual([
      200,
      true,
      false,
    ])
    const items = await firm.must<{ rows: { partyName: string }[]; totals: { balance: number }[] }>(
      'GET',
      '/open-items?direction=receivable',
      undefined,
      how,
    )
    expect(items.rows.map(({ partyName }) => partyName)).toEqual(['Berts Kunde'])
    expect(items.totals).toMatchObject([{ balance: invoice.totals.total }])
    const aged = await firm.must<Ageing>('GET', `/ageing?asOf=${today}`, undefined, how)
    expect(aged.rows.map(({ partyName }) => partyName)).toEqual(['Berts Kunde'])
    expect(aged.totals.total).toBe(invoice.totals.total)
    const choices = await firm.must<{ suppliers: string[] }>(
      'GET',
      '/expense-choices',
      undefined,
      how,
    )
    expect(choices.suppliers).toEqual(['Berts Kunde'])
  })
  const all = await firm.must<Ageing>('GET', `/ageing?asOf=${today}`)
  expect(all.rows).toHaveLength(2)
})

test('a quote of a customer out of reach is neither converted nor copied', async () => {
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/parties?q=Kundin')
  const { id } = await firm.must<{ id: string }>('POST', '/quotes', {
    customerId: rows[0]?.id,
    issueDate: today,
    validUntil: today,
    currency: 'EUR',
    language: 'de',
    lines: [{ description: 'x', quantity: '1', unit: 'h', unitPrice: '1', taxCode: 'DE-S19' }],
  })
  await firm.must('POST', `/quotes/${id}/issue`)
  await asBert(async () => {
    for (const step of ['duplicate', 'convert']) {
      expect([step, (await firm.ask('POST', `/quotes/${id}/${step}`, {}, how)).status]).toEqual([
        step,
        404,
      ])
    }
  })
})

test('who imported customers may undo that, another needs the right to delete them', async () => {
  const editors = {
    name: 'Editors',
    permissions: ['firm:view', 'party:view', 'party:edit'],
    scopes: {},
  } as const
  const file = new File(['Name\nImportiert\n'], 'x.csv')
  const { body } = await firm.upload<{ id: string }>('/imports', { register: 'customers', file })
  const mapping = [{ field: 'name', column: 0 }]
  await firm.must('POST', `/imports/${body.id}/commit`, { mapping })
  const undo = () => firm.ask('POST', `/imports/${body.id}/undo`, {}, { custom: editors })
  expect((await asBert(undo)).status).toBe(403)
  expect(await undo()).toMatchObject({ status: 200, body: { removed: 1 } })
})
