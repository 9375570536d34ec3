import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { BoxFigure } from '../return-boxes.ts'
import type { ReturnAsk } from './return-ask.ts'

/** Under the key of the period that HMRC shows with what is due. */
export function mtdFile(ask: ReturnAsk): File {
  const name = `MTD_${ask.from}_${ask.to}.json`
  return new File([mtdJson(ask.figures().boxes, ask.number)], name, { type: 'application/json' })
}

/**
 * The nine boxes of a British VAT return as HMRC's Making Tax Digital API takes them: boxes 1 to 5 with
 * pence, 6 to 9 in whole pounds, box 5 never below zero.
 * https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-api/1.0
 */
export function mtdJson(boxes: readonly BoxFigure[], periodKey: string): string {
  const filed = (box: string): Minor =>
    boxes.reduce((sum, one) => (one.box === box ? sum + (one.filed ?? 0) : sum), 0)
  const pounds = (amount: Minor) => Number(minorToDecimal(amount, 'GBP'))
  const [one, two, four] = [filed('1'), filed('2'), filed('4')]
  return `${JSON.stringify(
    {
      periodKey,
      vatDueSales: pounds(one),
      vatDueAcquisitions: pounds(two),
      totalVatDue: pounds(one + two),
      vatReclaimedCurrPeriod: pounds(four),
      netVatDue: pounds(Math.abs(one + two - four)),
      totalValueSalesExVAT: pounds(filed('6')),
      totalValuePurchasesExVAT: pounds(filed('7')),
      totalValueGoodsSuppliedExVAT: pounds(filed('8')),
      totalAcquisitionsExVAT: pounds(filed('9')),
      finalised: true,
    },
    null,
    2,
  )}\n`
}
