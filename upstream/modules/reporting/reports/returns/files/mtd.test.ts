import { expect, test } from 'vitest'
import type { BoxFigure } from '../return-boxes.ts'
import { mtdJson } from './mtd.ts'

const figure = (box: string, side: BoxFigure['side'], filed: number): BoxFigure => {
  return { kind: 'rate', box, side, codes: [], amount: filed, filed }
}

/**
 * The example of "Submit VAT return for period" in HMRC's VAT (MTD) API 1.0: box 2 is below zero, so
 * that 105.15 less 5.05 is what HMRC pays back, and box 5 says it without a sign.
 */
test('HMRC’s own example of a return comes out as HMRC writes it', () => {
  const boxes = [
    figure('1', 'outputTax', 10_550),
    figure('2', 'outputTax', -10_045),
    figure('4', 'inputTax', 10_515),
    figure('6', 'saleBase', 30_000),
    figure('7', 'purchaseBase', 30_000),
    figure('8', 'saleBase', 300_000),
    figure('9', 'purchaseBase', 300_000),
  ]
  expect(JSON.parse(mtdJson(boxes, 'A001'))).toEqual({
    periodKey: 'A001',
    vatDueSales: 105.5,
    vatDueAcquisitions: -100.45,
    totalVatDue: 5.05,
    vatReclaimedCurrPeriod: 105.15,
    netVatDue: 100.1,
    totalValueSalesExVAT: 300,
    totalValuePurchasesExVAT: 300,
    totalValueGoodsSuppliedExVAT: 3000,
    totalAcquisitionsExVAT: 3000,
    finalised: true,
  })
})
