import { z } from 'zod'
import { DeductedDeposit } from '#contract/selling/deposits.ts'
import type { DocumentRow } from '../reader.ts'

const Stored = z.array(DeductedDeposit)

/** What a final invoice deducted when it was issued. */
export function deductedOf({ deposits }: Pick<DocumentRow, 'deposits'>): DeductedDeposit[] {
  return Stored.parse(JSON.parse(deposits))
}
