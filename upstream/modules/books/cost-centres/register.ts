import {
  type CostCentreInput,
  costCentresContract,
  maxCentreLevels,
} from '#contract/books/cost-centres.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { describeTree } from '../../../register/tree.ts'
import { costCentreList, costCentreRow } from './list.ts'
import { findByCode } from './reader.ts'
import { costCentresTable } from './tables.ts'

type Stored = typeof costCentresTable.$inferSelect

const tree = describeTree({
  table: 'cost_centres',
  maxLevels: maxCentreLevels,
  inItself: 'centreInItself',
  nameOf: ({ code, name }: Pick<Stored, 'code' | 'name' | 'parentId'>) => `${code} ${name}`,
})

export const costCentres = defineRegister({
  kind: 'costCentre',
  contract: costCentresContract,
  table: costCentresTable,
  list: costCentreList,
  row: costCentreRow,
  record: asStored,
  ...tree.described,
  prepare,
})

export const { get: getCostCentre, create: createCostCentre } = costCentres

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: CostCentreInput,
  before?: Stored,
): Prepared {
  requireValid(writer, input, before?.id)
  return tree.prepared(writer, firm, input, before, costCentres)
}

function requireValid(reader: Reader, input: CostCentreInput, id: string | undefined): void {
  const fields: FieldProblems = {}
  const misplaced = tree.parentProblem(reader, input, id)
  if (misplaced) fields.parentId = misplaced
  const known = findByCode(reader, input.code)
  if (known !== undefined && known !== id) fields.code = { key: 'centreTaken' }
  refuseProblems(fields, 'The cost centre has fields to correct')
}
