import { expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const days = 'period=custom&from=2026-01-01&to=2026-12-31'

test('the audit file holds every entry, and its sums are those of the books', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ name: 'Ä & Ö <GmbH>' })
  const centre = await firm.must<CostCentre>('POST', '/cost-centres', { code: '1', name: 'Laden' })
  const dates = { issueDate: '2026-03-10', supplyDate: '2026-03-10' }
  await firm.issued(id, { ...dates, lines: [line({ costCentreId: centre.id })] })
  await firm.issued(id, { ...dates, currency: 'USD', exchangeRate: '0.9', lines: [line()] })
  const answer = await askFirm(firm, 'GET', `/reports/journal/file?${days}&format=saft`)
  const text = await answer.text()
  expect(answer.headers.get('content-disposition')).toContain('-SAF-T.xml')
  const all = (name: string, within = text) =>
    [...within.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(
      ([, inner = '']) => inner,
    )
  const cents = (amount = '') => Math.round(Number(amount) * 100)
  const sums: Record<string, number> = {}
  for (const one of all('Line')) {
    const [account = ''] = all('AccountID', one)
    const amount = cents(all('Amount', one)[0]) * (one.includes('<DebitAmount>') ? 1 : -1)
    sums[account] = (sums[account] ?? 0) + amount
  }
  expect(sums).toEqual(await firm.balances())
  const closing = all('Account').flatMap((one) => {
    const debit = cents(all('ClosingDebitBalance', one)[0] ?? '0')
    const balance = debit - cents(all('ClosingCreditBalance', one)[0] ?? '0')
    return balance === 0 ? [] : [[all('AccountID', one)[0], balance]]
  })
  expect(Object.fromEntries(closing)).toEqual(await firm.balances())
  expect(all('TotalDebit')).toEqual(all('TotalCredit'))
  expect(all('NumberOfEntries')).toEqual(['2'])
  expect(all('Name')).toContain('Ä &amp; Ö &lt;GmbH&gt;')
  expect(all('CurrencyCode')).toContain('USD')
  expect(all('AnalysisID')).toContain('1 Laden')
  const other = await firm.ask('GET', `/reports/trial-balance/file?${days}&format=saft`)
  expect(other.status).toBe(422)
  const how = { role: 'sales' } as const
  const path = `/reports/journal/file?${days}&format=saft`
  expect((await firm.ask('GET', path, undefined, how)).status).toBe(403)
})
