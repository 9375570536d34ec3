import { expect, test } from 'vitest'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { today } from '#upstream/testing/test-firm.ts'

test('batches that are still there are told of once, thirty days before they expire', async () => {
  const { owner, testFirm } = await openFirm()
  const { rows } = await testFirm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const kept = { kind: 'stock', unit: 'l', unitPrice: '9', taxCode: 'DE-S19', tracking: 'batches' }
  const { id: item } = await testFirm.must<{ id: string }>('POST', '/items', {
    ...{ ...kept, name: 'Oil', sku: 'OIL' },
  })
  const expires = addDays(today, 45)
  const move = (kind: string, lines: object[]) =>
    testFirm.must('POST', '/stock-documents', {
      ...{ kind, date: today, warehouseId: rows[0]?.id, lines },
    })
  const lot = { item, quantity: '2', unitCost: '1' }
  await move('receipt', [
    { ...lot, codes: ['A'], expires },
    { ...lot, codes: ['B'], expires },
    { ...lot, codes: ['NEAR'], expires: addDays(today, 10) },
  ])
  await move('adjustment', [{ item, quantity: '-2', codes: ['B'] }])
  const told = async () =>
    (await noticesOf(owner)).flatMap((notice) =>
      notice.kind === 'batchesExpire' ? [notice.params] : [],
    )
  await runJobsAt(testFirm, addDays(expires, -31))
  expect(await told()).toEqual([])
  await runJobsAt(testFirm, addDays(expires, -29))
  await runJobsAt(testFirm, addDays(expires, -28))
  expect(await told()).toEqual([{ batches: 'Oil A', date: expires }])
})
