import { invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import {
  type CustomQuery,
  type Dataset,
  type Dimension,
  datasets,
  type Measure,
} from '#contract/reporting/custom-reports.ts'
import type { FirmContext } from '../../../../firm/store.ts'

/** A custom report's query with everything that was left out. */
export type Question = {
  dataset: Dataset
  measure: Measure
  by: Dimension
  across: Dimension | null
  where: Condition[]
}

export type Condition = { dimension: Dimension; key: string }

/**
 * What is asked, with the usual measure and rows where none are named.
 * @throws AppError invalid at what does not go with the kind of figures; forbidden for costs of who may
 *   not see them
 */
export function readQuestion(query: CustomQuery, { actor }: FirmContext): Question {
  const dataset = query.dataset ?? 'sales'
  const known = datasets[dataset]
  const measures: readonly Measure[] = known.measures
  const dimensions: readonly Dimension[] = known.dimensions
  const measure = query.measure ?? known.measures[0]
  const by = query.by ?? 'month'
  const across = query.across === undefined || query.across === 'none' ? null : query.across
  if (!measures.includes(measure)) throw invalidField('measure', 'invalid')
  if (!dimensions.includes(by)) throw invalidField('by', 'invalid')
  if (across && !dimensions.includes(across)) throw invalidField('across', 'invalid')
  if (across === by) throw invalidField('across', 'sameAsRows')
  const where = readConditions(query.where, dimensions)
  const isCost = measure === 'cost' || measure === 'margin'
  if (isCost) requirePermission(actor, 'stock:cost')
  // Stock knows nothing of the currency that its goods were sold in.
  const asked = [by, across, ...where.map(({ dimension }) => dimension)]
  if (isCost && asked.includes('currency')) throw invalidField('measure', 'invalid')
  return { dataset, measure, by, across, where }
}

function readConditions(where: string | undefined, dimensions: readonly Dimension[]): Condition[] {
  const texts = (where ?? '').split(',').filter((text) => text !== '')
  return texts.map((text) => {
    const [name, key = ''] = text.split(':')
    const dimension = dimensions.find((one) => one === name)
    if (!dimension) throw invalidField('where', 'invalid')
    return { dimension, key }
  })
}

/** Conditions as the address has them. */
export function writeConditions(where: readonly Condition[]): string {
  return where.map(({ dimension, key }) => `${dimension}:${key}`).join(',')
}
