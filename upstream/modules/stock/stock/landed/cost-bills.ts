import { AppError } from '#contract/core/errors.ts'
import { hooks } from '../../../../core/hooks.ts'
import type { Reader } from '../../../../firm/store.ts'

/** A posted line of a supplier's bill or credit on the account of freight and customs. */
type CostLine = {
  billId: string
  position: number
  kind: 'bill' | 'credit'
  number: string
  date: string
  supplierName: string
}

/** What the module of suppliers' bills says of the costs that goods are to bear. */
type CostBills = {
  /** @throws AppError not_found */
  billForSteps(
    reader: Reader,
    billId: string,
  ): { id: string; kind: 'bill' | 'credit'; supplierName: string }
  /** @throws AppError not_found */
  billFacts(reader: Reader, billId: string): { number: string }
  /** What each line puts on its account, in minor units of the base currency; of a credit, takes off. */
  billLineCosts(reader: Reader, billId: string): Map<number, number>
  billLinesOn(reader: Reader, account: string): CostLine[]
}

declare module '../../../../core/hooks.ts' {
  interface ModuleParts {
    /** It has suppliers' bills whose freight and customs goods are to bear: one module. */
    costBills: CostBills
  }
}

const none: CostBills = {
  billForSteps: notFound,
  billFacts: notFound,
  billLineCosts: () => new Map(),
  billLinesOn: () => [],
}

export function costBills(): CostBills {
  return hooks('costBills')[0] ?? none
}

function notFound(): never {
  throw new AppError('not_found', 'No module of this firm posts bills')
}
