import { beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { documentInput, TestFirm } from '../../testing/test-firm.ts'

type Answer = { expanded?: { parties?: Party[]; items?: { id: string; name: string }[] } }

let firm: TestFirm
let customers: [Party, Party]
let item: { id: string; name: string }
let invoices: Invoice[]

beforeAll(async () => {
  firm = await TestFirm.open()
  customers = [await firm.customer({ name: 'Alba' }), await firm.customer({ name: 'Birke' })]
  item = await firm.must('POST', '/items', {
    name: 'Desk',
    unit: 'piece',
    unitPrice: '10.00',
    taxCode: 'DE-S19',
  })
  const input = documentInput(customers[0].id)
  const lines = input.lines.map((line) => ({ ...line, itemId: item.id }))
  invoices = [
    await firm.must('POST', '/invoices', { ...input, lines }),
    await firm.draft(customers[0].id),
    await firm.draft(customers[1].id),
  ]
})

function read(query: string, id = invoices[0]?.id) {
  return firm.must<Answer>('GET', `/invoices/${id}${query}`)
}

describe('a call with expand', () => {
  it('brings along what one record names, as its own call gives it', async () => {
    const { expanded } = await read('?expand=parties,items')
    const party = await firm.must('GET', `/parties/${customers[0].id}`)
    expect(expanded).toEqual({
      parties: [party],
      items: [await firm.must('GET', `/items/${item.id}`)],
    })
  })

  it('brings each record of a list once', async () => {
    const list = await firm.must<Answer>('GET', '/invoices?expand=parties')
    expect(list.expanded?.parties?.map(({ name }) => name).sort()).toEqual(['Alba', 'Birke'])
    expect(list.expanded).not.toHaveProperty('items')
  })

  it('brings nothing unasked', async () => {
    expect(await read('')).not.toHaveProperty('expanded')
  })

  it.each(['mails', 'parties,', '', '__proto__'])('refuses %j at its field', async (kinds) => {
    const answer = await firm.ask('GET', `/invoices/${invoices[0]?.id}?expand=${kinds}`)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ data: { fields: { expand: { key: 'invalid' } } } })
  })

  it('is refused before anything is made', async () => {
    const input = documentInput(customers[0].id)
    const answer = await firm.ask('POST', '/invoices?expand=parties', input)
    expect(answer.status).toBe(422)
    const { total } = await firm.must<{ total: number }>('GET', '/invoices')
    expect(total).toBe(invoices.length)
  })

  it('leaves out what the caller may not see', async () => {
    const custom = {
      name: 'Clerk',
      permissions: permissions.filter((permission) => !permission.startsWith('party:')),
      scopes: {},
    }
    const answer = await firm.ask('GET', '/invoices?expand=parties', undefined, {
      role: 'own-role',
      custom,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ expanded: { parties: [] } })
  })
})
