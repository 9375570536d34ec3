import { expect, test } from 'vitest'
import type { FirmSummary } from '#contract/reporting/firm-summary.ts'
import { addUp, type SummedFirm } from './firm-overview.server.ts'

const summary: FirmSummary = {
  currency: 'EUR',
  today: '2026-11-23',
  cash: 100,
  receivable: { amount: 50, overdue: 10 },
  payable: { amount: 20, overdue: 0 },
  converted: {
    cash: 100,
    receivable: { amount: 50, overdue: 10 },
    payable: { amount: 20, overdue: 0 },
  },
  taxReturn: null,
  approvals: 0,
}

function firm(legalName: string, of: SummedFirm['summary']): SummedFirm {
  const names = { firmId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', legalName, tradeName: '' }
  return { ...names, hasOpenItems: true, summary: of }
}

test('firms add up; one that is silent, has no rate or is seen in part is named', () => {
  const partly = { cash: null, receivable: { amount: 7, overdue: 7 }, payable: null }
  const firms = [
    firm('Rossi Srl', summary),
    firm('Alba Ltd', { ...summary, converted: partly }),
    firm('Nord AG', { ...summary, converted: null }),
    firm('Still GmbH', 'silent'),
  ]
  expect(addUp(firms)).toEqual({
    totals: {
      cash: 100,
      receivable: { amount: 57, overdue: 17 },
      payable: { amount: 20, overdue: 0 },
    },
    missing: ['Alba Ltd', 'Nord AG', 'Still GmbH'],
  })
})

test('what no firm shows has no total', () => {
  const nothing = { cash: null, receivable: null, payable: null }
  expect(addUp([firm('Rossi Srl', { ...summary, converted: nothing })]).totals).toEqual(nothing)
})
