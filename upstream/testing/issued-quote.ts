import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type TestFirm, today } from './test-firm.ts'

/** The id of a quote to a new customer that was issued; lines are by the piece at 20.00. */
export async function issuedQuote(firm: TestFirm, lines: object[]): Promise<string> {
  const customer = await firm.customer()
  const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
  const { id } = await firm.must<Quote>('POST', '/quotes', {
    ...{ customerId: customer.id, issueDate: today, validUntil: addDays(today, 30) },
    ...{ currency: 'EUR', language: 'de' },
    lines: lines.map((line) => ({ ...base, ...line })),
  })
  await firm.must('POST', `/quotes/${id}/issue`)
  return id
}
