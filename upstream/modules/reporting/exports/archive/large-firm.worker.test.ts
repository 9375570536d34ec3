import { env, runInDurableObject } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../../../firm/uploaded-archive.ts'

/** More than rows of a table, or entries of the journal, are read at once. */
const count = 2_001

test('an archive has every row once, of one instant, though others write while it is made', async () => {
  const firm = await TestFirm.open()
  await firm.customer()
  const day = `${today.slice(0, 4)}-01-01`
  const span = { from: day, to: day }
  await firm.must('POST', '/internal/seed-invoices', { ...span, count: 2_000 })
  await firm.must('POST', '/internal/seed-invoices', { ...span, count: 1 })

  const answer = await askFirm(firm, 'GET', '/exports/archive')
  const reading = answer.arrayBuffer()
  const write = () => firm.must('POST', '/internal/seed-invoices', { ...span, count: 5 })
  const [bytes] = await Promise.all([reading, write(), write(), write()])
  const zip = new Uint8Array(bytes)
  const files = unzipSync(zip)
  const rowsOf = (name: string): unknown[][] => {
    const { rows } = JSON.parse(strFromU8(files[`tables/${name}.json`] ?? new Uint8Array()))
    return rows
  }
  const invoices = rowsOf('invoices').length
  expect([0, 5, 10, 15].map((more) => count + more)).toContain(invoices)
  expect(new Set(rowsOf('invoices').map((row) => JSON.stringify(row))).size).toBe(invoices)
  expect(rowsOf('journal_entries')).toHaveLength(invoices)

  const [journal = ''] = Object.keys(files).filter((path) => path.endsWith('.journal'))
  const written = strFromU8(files[journal] ?? new Uint8Array()).matchAll(/^\S+ \* \((\d+)\)/gm)
  expect([...written].map(([, sequence]) => Number(sequence))).toEqual(
    Array.from({ length: invoices }, (_, at) => at + 1),
  )

  const copy = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), zip)
  await copy.must('POST', '/internal/restore-archive', {})
  const { counts } = await copy.must<InvoicePage>('GET', '/invoices')
  expect(counts).toMatchObject({ all: invoices, open: invoices })
  expect(await copy.must('GET', '/journal-verification?from=0&size=100')).toMatchObject({
    total: invoices,
    broken: null,
  })
})

test('a download that is broken off leaves nothing behind, and the next one is whole', async () => {
  const firm = await TestFirm.open()
  const first = await askFirm(firm, 'GET', '/exports/archive')
  const reader = first.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const putAside = () =>
    runInDurableObject(firm.object, (_, { storage }) => storage.kv.get('archive parts'))
  await expect.poll(putAside).toBeUndefined()
  const second = await askFirm(firm, 'GET', '/exports/archive')
  const files = unzipSync(new Uint8Array(await second.arrayBuffer()))
  expect(Object.keys(files).at(-1)).toBe('manifest.json')
})
