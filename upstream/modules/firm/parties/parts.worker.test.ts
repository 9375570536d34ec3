import { describe, expect, test } from 'vitest'
import type { MergePreview, Party } from '#contract/firm/parties.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const iban = 'DE02 1203 0000 0000 2020 51'

describe('what is known of a party', () => {
  test('is several contacts, addresses, numbers and consents, and is found by them', async () => {
    const firm = await TestFirm.open()
    const given = {
      number: 'K-100',
      contacts: [{ name: 'Jan Petersen', email: 'jan@example.com', position: '', phone: '' }],
      addresses: [
        { use: 'billing', name: 'Buchhaltung', street: 'Kai 3', city: 'Kiel', country: 'DE' },
      ],
      taxNumbers: [{ label: 'EORI', number: 'DE1234567' }],
      creditLimit: 500_000,
      consents: [{ purpose: 'newsletter', givenDate: '2026-01-31', source: 'Form' }],
    }
    const made = await firm.customer({ ...given, tags: 'wood, often,wood' })
    expect(made).toMatchObject({ ...given, tags: ['wood', 'often'] })
    for (const query of ['q=petersen', 'q=K-100', 'q=DE1234567', 'tag=WOOD']) {
      const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', `/parties?${query}`)
      expect([query, rows.map(({ id }) => id)]).toEqual([query, [made.id]])
    }
    const twice = { name: 'Other', language: 'de', currency: 'EUR', address: { country: 'DE' } }
    const { status, body } = await firm.ask('POST', '/parties', { ...twice, number: 'K-100' })
    expect([status, body.data.fields.number?.key]).toEqual([422, 'partyNumberTaken'])
  })

  test('of banks is seen and changed by few, and no history holds it whole', async () => {
    const firm = await TestFirm.open()
    const bankAccounts = [{ iban, bic: 'byladem1001' }]
    const made = await firm.customer({ name: 'Holz AG', roles: ['supplier'], bankAccounts })
    const [account] = made.bankAccounts
    expect(account).toMatchObject({ iban: 'DE02120300000000202051', bic: 'BYLADEM1001' })
    const path = `/parties/${made.id}`
    const sales = { role: 'sales' } as const
    const seen = await firm.must<Party>('GET', path, undefined, sales)
    expect(seen.bankAccounts).toEqual([])
    const change = { ...seen, phone: '1', bankAccounts: [{ accountNumber: '1' }] }
    const changed = await firm.must<Party>('PUT', path, change, sales)
    expect(changed).toMatchObject({ phone: '1', bankAccounts: [] })
    const after = await firm.must<Party>('GET', path)
    expect(after.bankAccounts).toMatchObject([{ iban: 'DE02120300000000202051' }])
    const wrong = { ...after, bankAccounts: [{ iban: 'DE02120300000000202052' }, {}] }
    const { body } = await firm.ask('PUT', path, wrong)
    expect(body.data.fields).toEqual({ 'bankAccounts.1.iban': { key: 'required' } })
    const bad = { ...after, bankAccounts: [{ iban: 'DE02120300000000202052' }] }
    const refused = await firm.ask('PUT', path, bad)
    expect(refused.body.data.fields).toEqual({ 'bankAccounts.0.iban': { key: 'invalidIban' } })
  })

  test('goes together when two records are merged', async () => {
    const firm = await TestFirm.open()
    const contact = (name: string) => ({ name, position: '', email: '', phone: '' })
    const from = await firm.customer({ number: 'A', tags: ['x', 'y'], contacts: [contact('Jan')] })
    const into = await firm.customer({ tags: ['x'], contacts: [contact('Eva')] })
    const path = `/parties/${from.id}/merge-into/${into.id}`
    const { filled } = await firm.must<MergePreview>('GET', path)
    expect(filled).toEqual(['number', 'contacts', 'tags'])
    const after = await firm.must<Party>('POST', path, {})
    expect(after).toMatchObject({ number: 'A', tags: ['x', 'y'] })
    expect(after.contacts.map(({ name }) => name)).toEqual(['Eva', 'Jan'])
  })
})
