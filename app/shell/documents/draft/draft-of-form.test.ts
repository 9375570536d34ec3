import { describe, expect, it } from 'vitest'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { DocumentKind } from '../document-kind.ts'
import { draftOfForm, formOptions, inputOfForm } from './draft-of-form.ts'

const kind: DocumentKind = {
  texts: 'invoicing',
  party: { field: 'customerId', role: 'customer' },
  head: [
    { name: 'supplyDate', input: 'date', place: 'dates' },
    { name: 'paymentTermsDays', input: 'days', place: 'dates' },
    { name: 'dueDate', input: 'date', place: 'dates' },
    { name: 'purchaseOrder', input: 'text', place: 'more' },
  ],
  foot: [],
  lineBoxes: [],
  path: () => '',
  onePath: () => '',
  editPath: () => '',
}

const typed = {
  customerId: '01M7YSAFR6ASE0E75NT0FAE1H0',
  issueDate: '2026-11-21',
  supplyDate: '',
  paymentTermsDays: '14',
  dueDate: '',
  currency: 'EUR',
  exchangeRate: '1',
  priceMode: 'gross',
  purchaseOrder: ' PO 7 ',
  language: 'de',
  'discount.kind': 'amount',
  'discount.value': '1.000,50',
  notes: 'Danke',
  internalNote: '',
  'lines.0.itemId': '',
  'lines.0.description': 'Beratung',
  'lines.0.quantity': '2,5',
  'lines.0.unit': 'Std.',
  'lines.0.unitPrice': '1.080,90',
  'lines.0.discount.kind': 'percent',
  'lines.0.discount.value': '',
  'lines.0.taxCode': 'DE-S19',
  'lines.1.itemId': '',
  'lines.1.description': '',
  'lines.1.quantity': '1',
  'lines.1.unit': '',
  'lines.1.unitPrice': '',
  'lines.1.discount.kind': 'percent',
  'lines.1.discount.value': '',
  'lines.1.taxCode': 'DE-S19',
  'lines.2.itemId': '01M7YSAFR6ASE0E75NT0FAE1H1',
  'lines.2.description': 'Lampe',
  'lines.2.quantity': '-1',
  'lines.2.unit': 'Stk.',
  'lines.2.unitPrice': '148',
  'lines.2.discount.kind': 'percent',
  'lines.2.discount.value': '12,5',
  'lines.2.taxCode': 'DE-S7',
}

function send(fields: Record<string, string>) {
  const body = new URLSearchParams({ ...typed, ...fields, intent: 'save' })
  const request = new Request('https://firmament.test', { method: 'POST', body })
  return readForm(request, { ...formOptions(kind), locale: 'de-DE' })
}

describe('the editor’s form', () => {
  it('becomes what the contract takes, without empty lines and discounts', async () => {
    const { value } = parseForm(InvoiceInput, inputOfForm(kind, await send({})))
    expect(value).toMatchObject({
      supplyDate: null,
      dueDate: null,
      paymentTermsDays: 14,
      priceMode: 'gross',
      purchaseOrder: 'PO 7',
      discount: { kind: 'amount', value: '1000.5' },
      lines: [
        {
          itemId: null,
          description: 'Beratung',
          quantity: '2.5',
          unitPrice: '1080.9',
          discount: null,
        },
        {
          itemId: typed['lines.2.itemId'],
          quantity: '-1',
          discount: { kind: 'percent', value: '12.5' },
        },
      ],
    })
  })

  it('names the lines of problems as it shows them again', async () => {
    const form = inputOfForm(kind, await send({ 'lines.2.quantity': 'zwei' }))
    const { refusal } = parseForm(InvoiceInput, form)
    expect(refusal?.problems).toEqual({ 'lines.1.quantity': { key: 'invalidNumber' } })
    expect(draftOfForm(kind, form.values).lines[1]?.quantity).toBe('zwei')
  })

  it('shows again what was typed, as it was typed', async () => {
    const draft = draftOfForm(kind, (await send({})).values)
    expect(draft).toMatchObject({
      priceMode: 'gross',
      discount: { kind: 'amount', value: '1.000,50' },
    })
    expect(draft.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1.080,90', '', '148'])
  })

  it('may be without any line', async () => {
    const body = new URLSearchParams({ customerId: 'x' })
    const form = await readForm(new Request('https://firmament.test', { method: 'POST', body }))
    expect(inputOfForm(kind, form).data.lines).toEqual([])
    expect(draftOfForm(kind, form.values).lines).toEqual([])
  })
})
