import { expect, test } from 'vitest'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Terms = Record<string, unknown>

function setTerms(firm: TestFirm, invoice: Pick<Invoice, 'id'>, terms: Terms) {
  return firm.ask('PUT', `/invoices/${invoice.id}/electronic`, terms)
}

async function fileOf(firm: TestFirm, id: string, format: string): Promise<string> {
  const path = `/invoices/${id}/electronic/file?format=${format}`
  return (await askFirm(firm, 'GET', path)).text()
}

test('a kind that does not fit what the invoice is for is refused with words at the field', async () => {
  const firm = await TestFirm.open()
  const draft = await firm.draft((await firm.customer()).id)
  const keyOf = async (terms: Terms) => {
    const { status, body } = await setTerms(firm, draft, terms)
    return status < 300 ? status : body.data.fields
  }
  expect(await keyOf({ typeCode: '386' })).toEqual({ typeCode: { key: 'kindIsDeposit' } })
  expect(await keyOf({ typeCode: '326' })).toEqual({ typeCode: { key: 'kindIsProgress' } })
  expect(await keyOf({ typeCode: '389' })).toEqual({ typeCode: { key: 'kindIsSelfBilled' } })
  expect(await keyOf({ typeCode: '384' })).toEqual({ precedingNumber: { key: 'required' } })
  expect(await keyOf({ typeCode: '384', precedingNumber: 'R-1' })).toBe(200)
  const late = [{ number: 'L-1', date: addDays(today, 1) }]
  expect(await keyOf({ deliveryNotes: late })).toEqual({
    'deliveryNotes.0.date': { key: 'afterIssue' },
  })
  const { kinds } = await firm.must<ElectronicView>('GET', `/invoices/${draft.id}/electronic`)
  expect(kinds).toEqual(['', '380', '384'])
})

test('a card that it was paid with stands in place of the account', async () => {
  const firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  const draft = await firm.draft((await firm.customer()).id)
  expect((await setTerms(firm, draft, { cardDigits: '12' })).status).toBe(422)
  await setTerms(firm, draft, { cardDigits: '4242' })
  await firm.finalise(draft.id)
  const ubl = await fileOf(firm, draft.id, 'ubl')
  expect(ubl).toMatch(/PaymentMeansCode[^>]*>48</)
  expect(ubl).toContain('>4242<')
  expect(ubl).not.toContain('DE89370400440532013000')
})

const spain = {
  legalName: 'Sol SL',
  vatId: 'ESB12345674',
  language: 'es',
  timeZone: 'Europe/Madrid',
  address: { street: 'Calle 1', postcode: '28001', city: 'Madrid', region: '', country: 'ES' },
}

test('in Spain a corrected invoice names what it corrects, and the record for the agency does', async () => {
  const firm = await TestFirm.open(spain)
  const buyer = { vatId: 'ESA58818501', address: { city: 'Madrid', country: 'ES' } }
  const { id: customerId } = await firm.customer(buyer)
  const sold = { lines: [line({ taxCode: 'ES-S21' })] }
  const draft = await firm.draft(customerId, sold)
  const corrected = { typeCode: '384', precedingNumber: 'F-7' }
  const { body } = await setTerms(firm, draft, corrected)
  expect((body as Refused).data.fields).toEqual({ precedingDate: { key: 'required' } })
  await setTerms(firm, draft, { ...corrected, precedingDate: '2026-01-09' })
  await firm.finalise(draft.id)
  const record = await fileOf(firm, draft.id, 'verifactu')
  expect(record).toContain('<sf:TipoFactura>R1<')
  expect(record).toMatch(
    /<sf:IDFacturaRectificada>.*<sf:NumSerieFactura>F-7<.*<sf:FechaExpedicionFactura>09-01-2026</s,
  )
})

test('a Spanish draft says beforehand what the agency would refuse', async () => {
  const firm = await TestFirm.open(spain)
  const { id } = await firm.customer({ address: { city: 'Madrid', country: 'ES' } })
  const large = { lines: [line({ taxCode: 'ES-S21', unitPrice: '3000' })] }
  const draft = await firm.draft(id, large)
  const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${draft.id}/electronic`)
  expect(broken).toContainEqual({
    rule: 'VeriFactu F2',
    key: 'simplified',
    place: 'customer',
    line: null,
    field: 'vatId',
  })
})

test('an Italian firm: deferred invoice, its regime, and what would not be delivered', async () => {
  const firm = await TestFirm.open({
    vatId: 'IT00743110157',
    taxRegime: 'RF19',
    language: 'it',
    address: { street: 'Via 1', postcode: '20121', city: 'Milano', region: 'MI', country: 'IT' },
  })
  const { id } = await firm.customer({
    vatId: 'IT01234567897',
    address: { street: 'Corso 2', postcode: '00145', city: 'Roma', region: 'RM', country: 'IT' },
  })
  const draft = await firm.draft(id, { lines: [line({ taxCode: 'IT-EF' })] })
  await setTerms(firm, draft, { deliveryNotes: [{ number: 'DDT 4', date: today }] })
  const path = `/invoices/${draft.id}/electronic`
  const before = await firm.must<ElectronicView>('GET', path)
  expect(before.broken).toContainEqual(
    expect.objectContaining({ key: 'recipientMissing', place: 'customer', field: 'electronicId' }),
  )
  await firm.finalise(draft.id)
  const fattura = await fileOf(firm, draft.id, 'fattura')
  expect(fattura).toContain('<TipoDocumento>TD24<')
  expect(fattura).toContain('<RegimeFiscale>RF19<')
  expect(fattura).toContain('<Natura>N2.2<')
  expect(fattura).toContain('<ImportoBollo>2.00<')
  // What was found when it was issued stays said.
  const { broken } = await firm.must<ElectronicView>('GET', path)
  expect(broken).toContainEqual(expect.objectContaining({ key: 'recipientMissing' }))
})
