import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText, PercentText, requiredText, wholeNumber } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** As many stages a pipeline may have. */
export const maxStages = 12

const StageInput = z.object({
  name: requiredText(60),
  /** How likely deals in it are won, in percent. */
  probability: PercentText.default('50'),
  /** Days after which a deal has been in it too long; null for no limit. */
  ageLimitDays: wholeNumber({ minimum: 1, maximum: 3650 }).nullable().default(null),
  /** Whether deals in it are counted on: the worst forecast has them. */
  isCommitted: z.stringbool().or(z.boolean()).default(false),
})

/** The steps that deals of one kind go through, such as those of a trade or of a region. */
export const PipelineInput = z.object({
  name: requiredText(80),
  notes: optionalText(1000),
  stages: z.array(StageInput).min(1, 'required').max(maxStages, 'tooMany'),
})
export type PipelineInput = z.infer<typeof PipelineInput>

export const Stage = StageInput.extend({ id: Id })
export type Stage = z.infer<typeof Stage>

export const Pipeline = recordOf(PipelineInput.extend({ stages: z.array(Stage) }))
export type Pipeline = z.infer<typeof Pipeline>

export const PipelineRow = Pipeline.pick({
  id: true,
  name: true,
  notes: true,
  updatedAt: true,
}).extend({ stageNames: z.string() })
export type PipelineRow = z.infer<typeof PipelineRow>

export const PipelineListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type PipelineListQuery = z.infer<typeof PipelineListQuery>

/** A pipeline as pages choose by it. */
export const PipelineChoice = z.object({ id: Id, name: z.string(), stages: z.array(Stage) })
export type PipelineChoice = z.infer<typeof PipelineChoice>

export const pipelinesContract = {
  ...registerContract({
    path: 'pipelines',
    tag: 'Deals',
    view: 'deal:view',
    edit: 'deal:manage',
    one: z.object({ firmId: Id, pipelineId: Id }),
    onePath: '{pipelineId}',
    input: PipelineInput,
    query: PipelineListQuery,
    row: PipelineRow,
    record: Pipeline,
    bulk: ['archive', 'restore'],
  }),
  /** Those that new deals go into; a firm without any is given one. */
  choices: endpoint
    .meta({ needs: 'deal:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/pipeline-choices', tags: ['Deals'] })
    .input(z.object({ firmId: Id }))
    .output(z.array(PipelineChoice)),
}
