import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { Invoice, InvoiceRow } from '#contract/selling/invoice.ts'
import { TestFirm } from './test-firm.ts'

type Words = readonly { field: string; word: string; value: string }[]

/** Reads a file of invoices as it is recognised, and gives what the trial found. */
export async function readInvoices(
  firm: TestFirm,
  text: string,
  words: Words = [],
  name = 'export.csv',
) {
  const file = new File([text], name)
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'invoices', file })
  const reading = { mapping: body.mapping ?? [], words }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  const problems = check.problems.map(({ line, field, key, text: said }) => [
    line,
    field,
    key,
    said,
  ])
  return { body, reading, check, problems }
}

/** Brings a file of invoices in, of which nothing is wrong, and gives the drafts that it made. */
export async function bringInvoices(firm: TestFirm, file: string, words: Words = []) {
  const { body, reading, problems } = await readInvoices(firm, file, words)
  if (problems.length > 0) throw new Error(`Refused: ${JSON.stringify(problems)}`)
  await firm.must('POST', `/imports/${body.id}/commit`, reading)
  const { rows } = await firm.must<{ rows: InvoiceRow[] }>('GET', '/invoices?direction=ascending')
  return {
    program: body.program,
    drafts: await Promise.all(rows.map(({ id }) => firm.must<Invoice>('GET', `/invoices/${id}`))),
  }
}

/** A firm that has the customer Acme Ltd, number 10001. */
export async function firmWithAcme(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Acme Ltd', number: '10001' })
  return firm
}
