import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Attachment } from '#contract/firm/records.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
})

async function attach(kind: string, id: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7'], 'id-card.pdf'))
  const path = `/records/${kind}/${id}/attachments`
  const kept = await (await askFirm(firm, 'POST', path, { form })).json<Attachment>()
  return `firms/${firm.firmId}/attachments/${kept.id}`
}

async function areKept(keys: readonly string[]): Promise<boolean[]> {
  await runJobsAt(firm, addDays(today, 1))
  const found = await Promise.all(keys.map((key) => env.FILES.head(key)))
  return found.map((object) => object !== null)
}

test('the bytes of files go with their record, one by one, in bulk and by an undone import', async () => {
  const { id: customerId } = await firm.customer()
  const draft = await firm.draft(customerId)
  const quote = await firm.must<{ id: string }>('POST', '/quotes', {
    customerId,
    issueDate: today,
    validUntil: today,
    currency: 'EUR',
    language: 'de',
    lines: [{ description: 'x', quantity: '1', unit: 'h', unitPrice: '1', taxCode: 'DE-S19' }],
  })
  const file = new File(['Name;Stadt\nAlt;Bonn\n'], 'x.csv')
  const { body: batch } = await firm.upload<{ id: string }>('/imports', {
    register: 'customers',
    file,
  })
  await firm.must('POST', `/imports/${batch.id}/commit`, {
    mapping: [{ field: 'name', column: 0 }],
  })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/parties?q=Alt')
  const imported = rows[0]?.id ?? ''
  const keys = [
    await attach('invoice', draft.id),
    await attach('quote', quote.id),
    await attach('party', imported),
    await attach('party', customerId),
  ]
  expect(await areKept(keys)).toEqual([true, true, true, true])
  await firm.must('DELETE', `/invoices/${draft.id}`)
  await firm.must('POST', '/quotes/bulk', { action: 'deleteDraft', ids: [quote.id] })
  await firm.must('POST', `/imports/${batch.id}/undo`, {})
  expect(await areKept(keys)).toEqual([false, false, false, true])
})

test('a party that is anonymised keeps no file, comment or name, nor does one merged into it', async () => {
  const merged = await firm.customer({ name: 'Erika Altname', email: 'erika@alt.example' })
  const { id } = await firm.customer({ name: 'Erika Neuname' })
  const keys = [await attach('party', merged.id), await attach('party', id)]
  await firm.must('POST', `/records/party/${merged.id}/comments`, { text: 'Erika pays late' })
  await firm.must('POST', `/parties/${merged.id}/merge-into/${id}`, {})
  await firm.must('POST', `/parties/${id}/anonymise`, {})
  const panels = [await firm.panels('party', id), await firm.panels('party', merged.id)]
  const parties = [
    await firm.must('GET', `/parties/${id}`),
    await firm.must('GET', `/parties/${merged.id}`),
  ]
  expect(JSON.stringify([panels, parties])).not.toMatch(
    /Erika|Altname|Neuname|alt\.example|id-card/,
  )
  expect(panels[0]).toMatchObject({ attachments: [], comments: [] })
  expect(await areKept(keys)).toEqual([false, false])
  const { counts } = await firm.must<{ counts: [] }>('GET', '/search?q=erika')
  expect(counts).toEqual([])
})
