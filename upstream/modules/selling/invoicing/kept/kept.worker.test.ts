import { env, runInDurableObject } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import { maxUploadBytes } from '#upstream/core/upload-limit.ts'
import { readPages } from '#upstream/documents/pdf/fixtures/read-pdf.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { uploadedArchiveKey } from '#upstream/firm/uploaded-archive.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { sha256Of } from './store.ts'

let firm: TestFirm
let customerId: string

beforeAll(async () => {
  firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  customerId = (await firm.customer()).id
})

async function bytesOf(path: string): Promise<Uint8Array> {
  const answer = await askFirm(firm, 'GET', path)
  expect(answer.status, path).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const pdfOf = (id: string) => bytesOf(`/invoices/${id}/pdf`)
const fileOf = (id: string, format: string) =>
  bytesOf(`/invoices/${id}/electronic/file?format=${format}`)
const viewOf = (id: string) => firm.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
const textOf = (pdf: Uint8Array) => readPages(pdf).join(' ').replaceAll(/\s+/g, ' ')
const keyOf = (id: string) => `firms/${firm.firmId}/issued/${id}.pdf`

/** Once the job has kept the PDF, so that it writes nothing later. */
async function keptByJob(id: string): Promise<ElectronicView> {
  await runJobsAt(firm, addDays(today, 1))
  const view = await viewOf(id)
  expect(view.kept).toHaveLength(3)
  return view
}

async function changeEverything(legalName: string): Promise<void> {
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  const address = { ...Object(profile.address), street: `${legalName} 9` }
  await firm.must('PUT', '', { ...profile, legalName, address, vatId: 'DE811907980' })
  const party = await firm.must<Record<string, unknown>>('GET', `/parties/${customerId}`)
  await firm.must('PUT', `/parties/${customerId}`, { ...party, name: `Kunde ${legalName}` })
}

test('issuing keeps XML with the same write and the PDF later; nothing changes them', async () => {
  const invoice = await firm.issued(customerId)
  const { kept, broken } = await viewOf(invoice.id)
  expect(kept.map(({ format }) => format)).toEqual(expect.arrayContaining(['ubl', 'cii']))
  expect(broken).toEqual([])
  const files = await keptByJob(invoice.id)
  const before = new Map<string, Uint8Array>()
  for (const { format, sha256, size } of files.kept) {
    const bytes = await fileOf(invoice.id, format === 'pdf' ? 'facturx' : format)
    expect([sha256Of(bytes), bytes.length], format).toEqual([sha256, size])
    before.set(format, bytes)
  }
  expect([...before.keys()].sort()).toEqual(['cii', 'pdf', 'ubl'])
  await changeEverything('Neu AG')
  await firm.pay(invoice, 119_00)
  expect(await fileOf(invoice.id, 'ubl')).toEqual(before.get('ubl'))
  expect(await fileOf(invoice.id, 'cii')).toEqual(before.get('cii'))
  const pdf = await pdfOf(invoice.id)
  expect(pdf).toEqual(before.get('pdf'))
  expect(textOf(pdf)).not.toContain('Neu AG')
  expect((await viewOf(invoice.id)).kept).toEqual(files.kept)
})

test('one that was paid before anybody asked for it is printed as it was issued', async () => {
  const invoice = await firm.issued(customerId, { dueDate: today })
  // The job may have been quicker: what it kept would be given out, and this would prove nothing.
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec('delete from job where kind = ?', 'invoicing.keepPdf')
    const ofPdf = "delete from issued_files where document_id = ? and format = 'pdf'"
    storage.sql.exec(ofPdf, invoice.id)
  })
  await env.FILES.delete(keyOf(invoice.id))
  const asIssued = await firm.must<{ totals: { value: string }[] }>(
    'GET',
    `/invoices/${invoice.id}/paper`,
  )
  await firm.pay(invoice, 50_00)
  const text = textOf(await pdfOf(invoice.id))
  for (const { value } of asIssued.totals) expect(text).toContain(value.replaceAll(/\s+/g, ' '))
  expect(text).not.toContain('50,00')
})

test('a credit note is kept as well, and what is void is printed as void', async () => {
  const invoice = await firm.issued(customerId)
  const note = await firm.must<{ id: string }>('POST', `/invoices/${invoice.id}/credit-note`, {})
  const { kept } = await viewOf(note.id)
  expect(kept.map(({ format }) => format)).toEqual(expect.arrayContaining(['ubl', 'cii']))
  expect(textOf(await fileOf(note.id, 'facturx'))).toContain('Rechnungskorrektur')
  const other = await firm.issued(customerId)
  const issued = await fileOf(other.id, 'facturx')
  await firm.must('POST', `/invoices/${other.id}/void`, { reason: 'Doppelt' })
  expect(textOf(await pdfOf(other.id))).toContain('storniert')
  expect(await fileOf(other.id, 'facturx')).toEqual(issued)
})

test('a document from before files were kept has them kept when they are first asked for', async () => {
  const { id } = await firm.issued(customerId)
  const xml = await fileOf(id, 'cii')
  await runInDurableObject(firm.object, (_, { storage }) =>
    storage.sql.exec('delete from issued_files where document_id = ?', id),
  )
  const xmlKept = (await viewOf(id)).kept.filter(({ format }) => format !== 'pdf')
  expect(xmlKept).toEqual([])
  expect(await fileOf(id, 'cii')).toEqual(xml)
  const { kept } = await viewOf(id)
  expect(kept.find(({ format }) => format === 'cii')?.sha256).toBe(sha256Of(xml))
})

const keptPdfOf = async (id: string) =>
  (await viewOf(id)).kept.find(({ format }) => format === 'pdf')

test('a PDF whose bytes were damaged is printed anew beside them, and the first hash stands', async () => {
  const { id } = await firm.issued(customerId)
  await keptByJob(id)
  const pdf = await pdfOf(id)
  const before = await keptPdfOf(id)
  expect(before).toMatchObject({ sha256: sha256Of(pdf), printedAnew: null })
  await env.FILES.put(keyOf(id), 'damaged')
  expect(await pdfOf(id)).toEqual(pdf)
  const damaged = await env.FILES.get(keyOf(id))
  expect(await damaged?.text()).toBe('damaged')
  const after = await keptPdfOf(id)
  const { printedAnew, ...first } = after ?? { printedAnew: null }
  expect({ ...first, printedAnew: null }).toEqual(before)
  expect(printedAnew).toEqual({ at: expect.any(String), sha256: sha256Of(pdf) })
  expect(await pdfOf(id)).toEqual(pdf)
  expect(await keptPdfOf(id)).toEqual(after)
})

test('a PDF whose bytes were lost is put back where printing gives the same, else kept apart', async () => {
  const { id } = await firm.issued(customerId)
  await keptByJob(id)
  const pdf = await pdfOf(id)
  const before = await keptPdfOf(id)
  await env.FILES.delete(keyOf(id))
  expect(await pdfOf(id)).toEqual(pdf)
  const object = await env.FILES.get(keyOf(id))
  expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdf)
  expect(await keptPdfOf(id)).toEqual(before)
  // As if it had been printed by an earlier way of printing.
  const other = '0'.repeat(64)
  await runInDurableObject(firm.object, (_, { storage }) => {
    const ofPdf = "where document_id = ? and format = 'pdf'"
    storage.sql.exec(`update issued_files set sha256 = ? ${ofPdf}`, other, id)
  })
  await env.FILES.delete(keyOf(id))
  expect(await pdfOf(id)).toEqual(pdf)
  expect(await env.FILES.head(keyOf(id))).toBeNull()
  expect(await keptPdfOf(id)).toMatchObject({
    sha256: other,
    keptAt: before?.keptAt,
    printedAnew: { sha256: sha256Of(pdf) },
  })
})

test('an archive of the firm holds what was issued', async () => {
  const { id } = await firm.issued(customerId)
  const pdf = await pdfOf(id)
  const zip = unzipSync(await bytesOf('/exports/archive'))
  expect(zip[`files/issued/${id}.pdf`]).toEqual(pdf)
  const rows = strFromU8(zip['tables/issued_files.json'] ?? new Uint8Array())
  expect(rows).toContain(sha256Of(pdf))
})

test('an archive leaves PDFs out where it could not be brought back else, and says so', async () => {
  const { id } = await firm.issued(customerId)
  const pdf = await pdfOf(id)
  const key = `firms/${firm.firmId}/attachments/large`
  const httpMetadata = { contentType: 'image/png' }
  await env.FILES.put(key, new Uint8Array(maxUploadBytes - 170_000), { httpMetadata })
  const none = await bytesOf('/exports/archive')
  await env.FILES.delete(key)
  const zip = unzipSync(none)
  expect(Object.keys(zip).filter((path) => path.endsWith('.pdf'))).toEqual([])
  const manifest = JSON.parse(strFromU8(zip['manifest.json'] ?? new Uint8Array()))
  expect(manifest.leftOut.files).toBeGreaterThan(0)
  expect(strFromU8(zip['README.txt'] ?? new Uint8Array())).toContain(
    `${manifest.leftOut.files} PDF files`,
  )
  expect(none.length).toBeLessThan(maxUploadBytes)

  const copy = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), none)
  await copy.must('POST', '/internal/restore-archive', {})
  const again = await askFirm(copy, 'GET', `/invoices/${id}/pdf`)
  expect(again.status).toBe(200)
  const { kept } = await copy.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
  expect(kept.find(({ format }) => format === 'pdf')?.sha256).toBe(sha256Of(pdf))
})
