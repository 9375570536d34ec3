import { beforeAll, expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { VerifactuView } from '#contract/selling/verifactu.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { fingerprint } from '../../../../einvoice/index.ts'

const address = {
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  region: '',
  country: 'ES',
}
const line = { description: 'Asesoramiento', quantity: '1', unitPrice: '100', taxCode: 'ES-S21' }
let firm: TestFirm
let business: string

beforeAll(async () => {
  firm = await TestFirm.open({ vatId: 'ESB12345674', address, timeZone: 'Europe/Madrid' })
  business = (await firm.customer({ vatId: 'ESA58818501', address, name: 'Taller Ruiz' })).id
  // Until the firm says that it sends its records, no paper says so.
  const unchosen = await firm.must<VerifactuView>('GET', '/verifactu')
  expect(unchosen.settings.mode).toBe('kept')
  await firm.must('PUT', '/verifactu', { mode: 'sent', producer: '', producerNif: '' })
})

const view = () => firm.must<VerifactuView>('GET', '/verifactu')

async function record(id: string, format = 'verifactu'): Promise<string> {
  const answer = await askFirm(firm, 'GET', `/invoices/${id}/electronic/file?format=${format}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('each document is recorded and chained, and what is taken back below zero', async () => {
  const invoice = await firm.issued(business, { lines: [line] })
  const xml = await record(invoice.id)
  expect(xml).toContain('<sf:PrimerRegistro>S</sf:PrimerRegistro>')
  expect(xml).toContain('<sf:TipoFactura>F1</sf:TipoFactura>')
  expect(xml).toContain('<sf:NIF>A58818501</sf:NIF>')
  expect(xml).toContain('<sf:CuotaTotal>21.00</sf:CuotaTotal><sf:ImporteTotal>121.00<')
  const credit = { reason: 'Devolución', lines: [] }
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, credit)
  const { rows } = await firm.must<{ rows: Invoice[] }>('GET', '/invoices?tab=creditNote')
  const back = await record(rows[0]?.id ?? '')
  expect(back).toContain('<sf:TipoFactura>R1</sf:TipoFactura>')
  expect(back).toContain(`<sf:NumSerieFactura>${invoice.number}</sf:NumSerieFactura>`)
  expect(back).toContain('<sf:ImporteTotal>-121.00</sf:ImporteTotal>')
  const corrective = await firm.draft(business, { lines: [line] })
  const terms = { typeCode: '384', precedingNumber: 'F-1', precedingDate: '2026-01-09' }
  await firm.must('PUT', `/invoices/${corrective.id}/electronic`, terms)
  await firm.finalise(corrective.id)
  expect(await record(corrective.id)).toContain('<sf:TipoFactura>R1</sf:TipoFactura>')
  const mistaken = await firm.issued(business, { lines: [line] })
  await firm.must('POST', `/invoices/${mistaken.id}/void`, { reason: 'Error' })
  expect(await record(mistaken.id, 'verifactuVoid')).toContain(
    `<sf:NumSerieFacturaAnulada>${mistaken.number}<`,
  )
  const { count, isWhole, latest } = await view()
  expect({ count, isWhole }).toEqual({ count: 5, isWhole: true })
  expect(latest.map(({ kind }) => kind)).toEqual([
    'cancellation',
    'registration',
    'registration',
    'registration',
    'registration',
  ])
})

test('the hash is that of the agency’s rule over what the record says', async () => {
  const invoice = await firm.issued(business, { lines: [line] })
  const { latest } = await view()
  const [newest, before] = latest
  const [year, month, day] = invoice.issueDate.split('-')
  const said = [
    'IDEmisorFactura=B12345674',
    `NumSerieFactura=${invoice.number}`,
    `FechaExpedicionFactura=${day}-${month}-${year}`,
    'TipoFactura=F1',
    'CuotaTotal=21.00',
    'ImporteTotal=121.00',
    `Huella=${before?.hash}`,
    `FechaHoraHusoGenRegistro=${newest?.generatedAt}`,
  ]
  expect(newest?.hash).toBe(fingerprint(said.join('&')))
})

test('a buyer of no known id gets a simplified invoice, one abroad is named by their own', async () => {
  const { id: person } = await firm.customer({ vatId: '', address })
  expect(await record((await firm.issued(person, { lines: [line] })).id)).toMatch(
    /<sf:TipoFactura>F2<.*<sf:FacturaSinIdentifDestinatarioArt61d>S</,
  )
  const german = { ...address, street: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' }
  const { id: abroad } = await firm.customer({ vatId: 'DE136695976', address: german })
  const lines = [{ ...line, taxCode: 'ES-AE-EU' }]
  const xml = await record((await firm.issued(abroad, { lines })).id)
  expect(xml).toContain('<sf:IDType>02</sf:IDType><sf:ID>DE136695976</sf:ID>')
  expect(xml).toContain('<sf:CalificacionOperacion>N2</sf:CalificacionOperacion>')
})

test('paper shows the code, with the phrase where the firm sends its records', async () => {
  const paperOf = (id: string) => firm.must<PaperView>('GET', `/invoices/${id}/paper`)
  const sent = await firm.issued(business, { lines: [line] })
  const { agencyCode } = await paperOf(sent.id)
  expect(agencyCode?.heading).toBe('QR tributario:')
  expect(agencyCode?.lines).toContain('Factura verificable en la sede electrónica de la AEAT')
  expect(agencyCode?.payload).toMatch(/ValidarQR\?nif=B12345674&numserie=.*&importe=121\.00$/)
  const settings = { mode: 'kept', producer: 'Norte S.L.', producerNif: 'B99999999' }
  await firm.must('PUT', '/verifactu', settings)
  const kept = await firm.issued(business, { lines: [line] })
  const code = (await paperOf(kept.id)).agencyCode
  expect(code?.lines).toEqual([])
  expect(code?.payload).toContain('ValidarQRNoVerifactu?')
  expect(await record(kept.id)).toContain('<sf:NombreRazon>Norte S.L.</sf:NombreRazon>')
  // What was issued keeps its words.
  expect((await paperOf(sent.id)).agencyCode).toEqual(agencyCode)
  await firm.must('PUT', '/verifactu', { mode: 'off', producer: '', producerNif: '' })
  const none = await firm.issued(business, { lines: [line] })
  expect((await paperOf(none.id)).agencyCode).toBeNull()
  await firm.must('PUT', '/verifactu', { mode: 'sent', producer: '', producerNif: '' })
})

test('what waits goes into one file, once', async () => {
  const { waiting } = await view()
  const after = await firm.must<VerifactuView>('POST', '/verifactu/batches', {})
  expect(after).toMatchObject({ waiting: 0, batches: [{ count: waiting }] })
  const answer = await askFirm(firm, 'GET', `/verifactu/file?batch=${after.batches[0]?.id}`)
  const xml = await answer.text()
  expect(xml.match(/<sfLR:RegistroFactura>/g)).toHaveLength(waiting)
  expect(xml).toContain('<sf:NIF>B12345674</sf:NIF></sf:ObligadoEmision>')
  const again = await firm.ask('POST', '/verifactu/batches', {})
  expect(again.body).toMatchObject({ code: 'conflict' })
})

test('firms elsewhere make no records', async () => {
  const german = await TestFirm.open()
  const { id } = await german.customer()
  await german.issued(id)
  expect(await german.must('GET', '/verifactu')).toMatchObject({ isFor: false, count: 0 })
})
