import { beforeAll, describe, expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import { readPages } from '#upstream/documents/pdf/fixtures/read-pdf.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { documentInput, TestFirm } from '#upstream/testing/test-firm.ts'

const at = '/paper-look'
const look = {
  layout: 'letter',
  accent: '#ffd400',
  rule: '#00aa55',
  alsoIn: 'en',
  kind: 'invoice',
  language: 'de',
  closing: '',
  opening: 'Guten Tag {contact}, Rechnung {number} vom {date}, fällig {due}: {total}. {firm}',
}

describe('how documents look', () => {
  let firm: TestFirm
  let version = 1
  beforeAll(async () => {
    firm = await TestFirm.open()
  })

  async function save(values: Record<string, unknown> = {}) {
    const saved = await firm.must<{ version: number }>('PUT', at, { ...look, ...values, version })
    version = saved.version
  }

  test('only listed names stand in braces, at the field; only who may edit the firm writes', async () => {
    const refused = await firm.ask('PUT', at, { ...look, closing: 'An {iban}', version })
    expect(refused).toMatchObject({
      status: 422,
      body: { data: { fields: { closing: { key: 'unknownGap', params: { name: '{iban}' } } } } },
    })
    const color = await firm.ask('PUT', at, { ...look, accent: 'red', version })
    expect(color.body.data.fields).toMatchObject({ accent: { key: 'invalidColor' } })
    const denied = await firm.ask('PUT', at, { ...look, version }, { role: 'readOnly' })
    expect(denied.status).toBe(403)
    expect((await firm.ask('PUT', at, { ...look, version: 7 })).status).toBe(409)
  })

  test('screen and PDF say the same words, in both languages, in readable colours', async () => {
    await save()
    await save({ language: 'en', opening: 'Dear {contact}' })
    const { id } = await firm.customer({ name: 'Dom GmbH' })
    const invoice = await firm.issued(id)
    const paper = await firm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
    expect(paper.look).toMatchObject({ layout: 'letter', rule: '#00aa55' })
    // Yellow cannot be read on white.
    expect(paper.look.accent).not.toBe('#ffd400')
    expect(paper.title).toBe('Rechnung / Invoice')
    expect(paper.columns.quantity).toBe('Menge / Qty')
    expect(paper.opening).toContain(`Guten Tag Dom GmbH, Rechnung ${invoice.number} vom `)
    expect(paper.opening).toMatch(/119,00\s€\. Nord & Söhne GmbH\n\nDear Dom GmbH$/)
    const pdf = await (await askFirm(firm, 'GET', `/invoices/${invoice.id}/pdf`)).arrayBuffer()
    const text = readPages(new Uint8Array(pdf)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of [`Rechnung / Invoice ${invoice.number}`, 'Dear Dom GmbH', 'Menge / Qty']) {
      expect(text).toContain(words)
    }
  })

  test('what is issued stays as it was; a draft follows', async () => {
    const { id } = await firm.customer()
    const issued = await firm.issued(id)
    const draft = await firm.must<{ id: string }>('POST', '/invoices', documentInput(id))
    await save({ layout: 'modern', alsoIn: '', opening: 'Neu' })
    const [old, now] = await Promise.all(
      [issued, draft].map((one) => firm.must<PaperView>('GET', `/invoices/${one.id}/paper`)),
    )
    expect([old?.look.layout, now?.look.layout]).toEqual(['letter', 'modern'])
    expect([old?.title, now?.opening]).toEqual(['Rechnung / Invoice', 'Neu'])
    const values = { ...look, kind: 'quote', opening: '{customer} bis {due}' }
    const sample = await firm.must<PaperView>('POST', `${at}/preview`, values)
    expect(sample.title).toBe('Angebot / Quote')
    expect(sample.opening).toMatch(/^Nordwind GmbH bis /)
  })
})
