import { SheetPad } from '#app/ui/index.ts'
import type { ReportCheck } from '#contract/reporting/reports.ts'
import { CheckList } from './check-list.tsx'

type CheckBandProps = { checks: readonly ReportCheck[]; currency: string }

/** What was compared for this report, above its table. */
export function CheckBand({ checks, currency }: CheckBandProps) {
  if (checks.length === 0) return null
  return (
    <SheetPad>
      <CheckList checks={checks} currency={currency} />
    </SheetPad>
  )
}
