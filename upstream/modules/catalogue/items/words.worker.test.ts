import { beforeAll, describe, expect, test } from 'vitest'
import type { ItemTranslations } from '#contract/catalogue/item-words.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { MailPreview } from '#contract/firm/mails.ts'
import { readPages } from '#upstream/documents/pdf/fixtures/read-pdf.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const bread = {
  kind: 'product',
  name: 'Bauernbrot',
  description: 'Mit Sauerteig',
  unit: 'Stk',
  unitPrice: '4.50',
}

describe('items in several languages', () => {
  let firm: TestFirm
  let item: Item
  beforeAll(async () => {
    firm = await TestFirm.open()
    item = await firm.must<Item>('POST', '/items', bread)
  })

  const words = (given: unknown, role?: 'readOnly') =>
    firm.ask<ItemTranslations & { data: { fields: unknown } }>(
      'PUT',
      `/items/${item.id}/words`,
      { words: given },
      role && { role },
    )

  test('are written by who may edit items, and a description needs its name', async () => {
    const english = { language: 'en', name: 'Farmhouse loaf', description: 'Made with sourdough' }
    const refused = await words([{ ...english, name: '' }])
    expect(refused.status).toBe(422)
    expect(refused.body.data.fields).toMatchObject({ 'words.0.name': { key: 'required' } })
    expect((await words([english], 'readOnly')).status).toBe(403)
    const { status, body } = await words([english, { language: 'it', name: 'Pagnotta' }])
    expect(status).toBe(200)
    expect(body).toMatchObject({ language: 'de', name: 'Bauernbrot' })
    expect(body.words.map(({ language }) => language)).toEqual(['en', 'it', 'ru', 'es'])
    const { rows } = await firm.must<{ rows: { name: string; names: string[] }[] }>(
      'GET',
      `/item-names?language=en&itemIds[0]=${item.id}`,
    )
    expect(rows).toMatchObject([{ name: 'Farmhouse loaf' }])
    expect(new Set(rows[0]?.names)).toEqual(new Set(['Bauernbrot', 'Farmhouse loaf', 'Pagnotta']))
  })

  test('a document says an item in both languages, on screen, as PDF, on its page and by mail', async () => {
    const look = { layout: 'classic', kind: 'invoice', language: 'de', opening: '', closing: '' }
    await firm.must('PUT', '/paper-look', { ...look, alsoIn: 'de', version: 1 })
    const { id } = await firm.customer({ name: 'Acme Ltd', language: 'en', email: 'a@acme.test' })
    const lines = [
      line({ itemId: item.id, description: 'Farmhouse loaf\nSliced' }),
      line({ itemId: item.id, description: 'What nobody translated' }),
    ]
    const invoice = await firm.issued(id, { language: 'en', lines })
    const paper = await firm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
    expect(paper.title).toBe('Invoice / Rechnung')
    expect(paper.rows.map(({ description }) => description)).toEqual([
      'Farmhouse loaf\nBauernbrot\nSliced',
      'What nobody translated',
    ])
    expect(paper.columns.tax).toBe('VAT / MwSt.')
    expect(paper.totals.map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^VAT 19%? .*\/ MwSt\. 19/),
    )
    const pdf = await (await askFirm(firm, 'GET', `/invoices/${invoice.id}/pdf`)).arrayBuffer()
    const text = readPages(new Uint8Array(pdf)).join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Farmhouse loaf')
    expect(text).toContain('Bauernbrot')
    const mail = await firm.must<MailPreview>('POST', `/invoices/${invoice.id}/mail-preview`, {})
    expect(mail.subject).toMatch(/^Invoice .* \/ Rechnung /)
    const [english = '', german = ''] = mail.message.split('———')
    expect(english).toContain('Acme Ltd')
    expect(german).toContain('Acme Ltd')
    expect(english).not.toBe(german)

    // What is issued stays as it was, whatever the item is called later.
    await words([{ language: 'en', name: 'Country bread', description: '' }])
    const again = await firm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
    expect(again.rows[0]?.description).toBe('Farmhouse loaf\nBauernbrot\nSliced')
  })

  test('a translation is old once the item says something else, and goes with its item', async () => {
    const { version } = await firm.must<Item>('GET', `/items/${item.id}`)
    await firm.must('PUT', `/items/${item.id}`, { ...bread, name: 'Landbrot', version })
    const { words: each } = await firm.must<ItemTranslations>('GET', `/items/${item.id}/words`)
    expect(each.find(({ language }) => language === 'en')).toMatchObject({ isOutdated: true })
    await words([{ language: 'en', name: 'Country bread', description: '' }])
    const after = await firm.must<ItemTranslations>('GET', `/items/${item.id}/words`)
    expect(after.words.filter(({ isOutdated }) => isOutdated)).toEqual([])
    expect(after.words.filter(({ name }) => name !== '').length).toBe(1)
  })
})
