import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { reportNames } from '#contract/reporting/reports.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../../firm/uploaded-archive.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000

const firm = new TestFirm()
const copy = new TestFirm()
let issued: ArrayBuffer

/** A demo's firm has every kind of document in two years, and becomes another firm. */
beforeAll(async () => {
  copy.userId = firm.userId
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  issued = await pdfOf(firm)
  const archive = await askFirm(firm, 'GET', '/exports/archive')
  expect(archive.headers.get('content-length')).toBeNull()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), await archive.arrayBuffer())
  await copy.must('POST', '/internal/restore-archive', {})
}, patienceMs)

/** What both say, without the ids of the firms, their public links and the instant of the answer. */
async function bothSay(path: string): Promise<[before: string, after: string]> {
  const said = async (one: TestFirm) => {
    const { status, body } = await one.ask<unknown>('GET', path)
    return `${status} ${JSON.stringify(body)}`
      .replaceAll(one.firmId, 'FIRM')
      .replace(/"(?:madeAt|now|publicPath)":"[^"]*"/g, '')
  }
  return [await said(firm), await said(copy)]
}

test.each(reportNames)('%s says in the copy what it says in the firm', async (report) => {
  const year = new Date().getUTCFullYear()
  for (const query of [
    'period=year&split=month',
    'period=lastYear&compare=yearBefore',
    `period=custom&from=${year - 3}-01-01&to=${year}-12-31&basis=cash`,
  ]) {
    const path = `/reports/${report}?${query}`
    const [before, after] = await bothSay(path)
    expect(after, path).toBe(before)
  }
})

// As many as a page has at most.
test.each([
  'invoices',
  'quotes',
  'bills',
  'expenses',
  'purchase-orders',
  'payments',
  'parties',
  'items',
])('each of the %s is in the copy what it is in the firm', async (register) => {
  const [before, after] = await bothSay(`/${register}?limit=100`)
  expect(after).toBe(before)
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', `/${register}?limit=100`)
  expect(rows.length).toBeGreaterThan(1)
  for (const { id } of rows) {
    const [one, other] = await bothSay(`/${register}/${id}`)
    expect(one).toMatch(/^200 /)
    expect(other).toBe(one)
  }
})

test('an issued invoice is the same PDF in both, byte for byte', async () => {
  expect(await pdfOf(copy)).toEqual(issued)
})

async function pdfOf(one: TestFirm): Promise<ArrayBuffer> {
  const { rows } = await one.must<{ rows: { id: string }[] }>('GET', '/invoices?status=paid')
  const answer = await askFirm(one, 'GET', `/invoices/${rows[0]?.id}/pdf`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return answer.arrayBuffer()
}
