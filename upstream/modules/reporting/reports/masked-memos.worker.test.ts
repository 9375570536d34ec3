import { expect, test } from 'vitest'
import type { ManualEntry } from '#contract/books/manual-entries.ts'
import type { RoleGrants } from '#contract/core/roles.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** An example of the register of IBANs, as somebody wrote it into an entry. */
const written = 'DE02 1203 0000 0000 2020 51'

const reader: RoleGrants = {
  name: 'Reader',
  permissions: ['firm:view', 'ledger:view', 'report:view', 'party:view'],
  scopes: {},
}

test('an account that somebody wrote into an entry is masked in reports and their files', async () => {
  const firm = await TestFirm.open()
  const lines = [
    { account: '4210', debit: 50_000, credit: 0 },
    { account: '1000', debit: 0, credit: 50_000 },
  ]
  const entry = { date: today, memo: `Miete an ${written}`, lines }
  const { id } = await firm.must<ManualEntry>('POST', '/manual-entries', entry)
  await firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
  const span = `period=custom&from=${today}&to=${today}`
  const paths = [
    `/reports/journal?${span}`,
    `/reports/general-ledger?${span}`,
    `/reports/cash-book?${span}`,
    `/reports/cash-lines?${span}`,
    `/reports/journal/file?format=csv&${span}`,
    `/reports/general-ledger/file?format=csv&${span}`,
    `/reports/journal/file?format=hledger&${span}`,
    `/reports/journal/file?format=saft&${span}`,
  ]
  for (const path of paths) {
    const [whole, masked] = [
      await firm.download(path),
      await firm.download(path, { custom: reader }),
    ]
    expect([whole.status, masked.status], path).toEqual([200, 200])
    expect(whole.body, path).toContain(written)
    expect(masked.body, path).toContain('Miete an •••• 2051')
    expect(masked.body, path).not.toContain('2020 51')
  }
})
