import { conflictOf } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import {
  type PipelineChoice,
  PipelineInput,
  type PipelineListQuery,
  pipelinesContract,
  type Stage,
} from '#contract/customers/pipelines.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { firstPipeline } from './first-pipeline.ts'
import { type PipelineStored, pipelinesSearch, pipelinesTable } from './tables.ts'

export const pipelineList: RegisterSource<PipelineListQuery> = {
  from: 'pipelines',
  search: pipelinesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(pipelinesTable)

export const pipelines = defineRegister({
  kind: 'pipeline',
  contract: pipelinesContract,
  table: pipelinesTable,
  list: pipelineList,
  row: (raw) => {
    const row = stored(raw)
    return { ...row, stageNames: row.stages.map(({ name }) => name).join(' → ') }
  },
  record: asStored,
  labelOf: ({ name }) => name,
  found: ({ name, notes }) => ({ words: { name, notes }, text: notes }),
  // As their page: for whoever reaches every deal.
  reach: { includes: () => true, within: () => undefined, needsAll: 'deal' },
  prepare: (writer, firm, input, before) => {
    const stages = withIds(firm, input.stages, before?.stages ?? [])
    for (const { id } of before?.stages ?? []) {
      const isGone = !stages.some((one) => one.id === id)
      if (isGone && hasDeals(writer, id)) throw conflictOf('stageUsed')
    }
    return { columns: { ...input, stages } }
  },
  history: (_, pipeline) => PipelineInput.parse(pipeline),
  isNamed: ({ sql }, { id }) =>
    sql.exec('select 1 from deals where pipeline_id = ? limit 1', id).toArray().length > 0,
})

/**
 * Stages keep their ids by their names; one that was renamed keeps it by its place. So deals stay where
 * they are when a pipeline is written anew.
 */
function withIds(
  { newId }: FirmContext,
  given: PipelineInput['stages'],
  before: readonly Stage[],
): Stage[] {
  const names = new Set(given.map(({ name }) => name))
  const free = before.filter(({ name }) => !names.has(name))
  return given.map((stage, at) => {
    const same = before.find(({ name }) => name === stage.name)
    const renamed = free.find((one) => before.indexOf(one) === at)
    return { ...stage, id: (same ?? renamed)?.id ?? newId() }
  })
}

function hasDeals({ sql }: Reader, stageId: string): boolean {
  const query = "select 1 from deals where stage_id = ? and state = 'open' limit 1"
  return sql.exec(query, stageId).toArray().length > 0
}

/** Pipelines that are not archived, by name; a firm without any is given its first. */
export function pipelineChoices(store: Store, firm: FirmContext): PipelineChoice[] {
  const known = listPipelines(store.reader)
  if (known.length > 0) return known
  return store.transact({ ...firm, idempotency: null }, (writer) => [ensurePipeline(writer, firm)])
}

/** The first pipeline by name; one is made where there is none. */
export function ensurePipeline(writer: Writer, firm: FirmContext): PipelineChoice {
  const [known] = listPipelines(writer)
  if (known) return known
  const language: Language = getFirmProfile(writer).language
  const { id } = pipelines.create(writer, firm, PipelineInput.parse(firstPipeline(language)))
  return pipelines.get(writer, id)
}

export function listPipelines({ sql }: Reader): PipelineStored[] {
  const query = 'select * from pipelines where is_archived = 0 order by name collate nocase, id'
  return sql.exec(query).toArray().map(stored)
}
