import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, optionalText, requiredText, wholeNumber } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** As many steps a checklist may have. */
export const maxChecklistSteps = 60

/** When it is begun: for who comes, for who leaves, or at any other time. */
export const ChecklistKind = z.enum(['onboarding', 'offboarding', 'other'])
export type ChecklistKind = z.infer<typeof ChecklistKind>

/** Who does a step: HR, the person's manager, or the person. */
export const StepDoer = z.enum(['hr', 'manager', 'person'])
export type StepDoer = z.infer<typeof StepDoer>

const Step = z.object({
  title: requiredText(200),
  doer: StepDoer.default('hr'),
  /** Days after the day the checklist is for; before it where below zero. */
  days: z
    .union([
      z.literal('').transform(() => 0),
      // What a form sends of a number that is left empty.
      z.null().transform(() => 0),
      wholeNumber({ minimum: -366, maximum: 366 }),
    ])
    .default(0),
})

/** Steps that are the same for everybody who comes or leaves. */
export const ChecklistTemplateInput = z.object({
  name: requiredText(120),
  kind: ChecklistKind.default('onboarding'),
  steps: z.array(Step).min(1, 'required').max(maxChecklistSteps),
  notes: optionalText(2000),
})
export type ChecklistTemplateInput = z.infer<typeof ChecklistTemplateInput>

export const ChecklistTemplate = recordOf(ChecklistTemplateInput)
export type ChecklistTemplate = z.infer<typeof ChecklistTemplate>

export const ChecklistTemplateRow = ChecklistTemplate.pick({
  id: true,
  name: true,
  kind: true,
  updatedAt: true,
}).extend({ stepCount: z.int() })
export type ChecklistTemplateRow = z.infer<typeof ChecklistTemplateRow>

export const ChecklistTemplateListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type ChecklistTemplateListQuery = z.infer<typeof ChecklistTemplateListQuery>

/** A step of somebody's checklist. */
export const ChecklistStep = z.object({
  id: Id,
  title: z.string(),
  doer: StepDoer,
  dueDate: DateOnly,
  doneAt: Instant.nullable(),
  doneByName: z.string(),
  /** Whether whoever asks may tick it. */
  mayTick: z.boolean(),
})
export type ChecklistStep = z.infer<typeof ChecklistStep>

/** Which checklist is begun for whom, and from which day its steps are counted. */
export const ChecklistBegin = z.object({ templateId: Id, employeeId: Id, day: DateOnly })
export type ChecklistBegin = z.infer<typeof ChecklistBegin>

/** A checklist that was begun for somebody. */
export const Checklist = z.object({
  id: Id,
  employeeId: Id,
  employeeName: z.string(),
  name: z.string(),
  kind: ChecklistKind,
  /** What the steps are counted from: a first or a last day. */
  day: DateOnly,
  steps: z.array(ChecklistStep),
  done: z.int(),
  /** Whether all is done. */
  isDone: z.boolean(),
  /** What is to come back, of one for who leaves. */
  things: z.array(z.object({ id: Id, name: z.string(), number: z.string() })),
})
export type Checklist = z.infer<typeof Checklist>

const tags = ['Employees']
const inFirm = z.object({ firmId: Id })
const one = inFirm.extend({ checklistTemplateId: Id })
const ofChecklist = inFirm.extend({ checklistId: Id })

export const checklistTemplatesContract = {
  ...registerContract({
    path: 'checklist-templates',
    tag: 'Employees',
    view: 'employee:view',
    edit: 'employee:edit',
    one,
    onePath: '{checklistTemplateId}',
    input: ChecklistTemplateInput,
    query: ChecklistTemplateListQuery,
    row: ChecklistTemplateRow,
    record: ChecklistTemplate,
    bulk: ['archive', 'restore'],
  }),
  /** Checklists that were begun from it stay as they are. */
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({
      method: 'DELETE',
      path: '/firms/{firmId}/checklist-templates/{checklistTemplateId}',
      tags,
    })
    .input(one)
    .output(z.object({ id: Id })),
}

export const checklistsContract = {
  /** Those with something to do first, each by its day; 500 at most. */
  list: endpoint
    .meta({ needs: 'employee:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/checklists', tags })
    .input(inFirm.extend({ employeeId: Id.optional() }))
    .output(z.array(Checklist)),
  /** Begins one for somebody, with the steps that the template has now. */
  begin: endpoint
    .meta({ needs: 'employee:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/checklists', tags, successStatus: 201 })
    .input(ChecklistBegin.extend(inFirm.shape))
    .output(Checklist),
  get: endpoint
    .meta({ needs: 'employee:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/checklists/{checklistId}', tags })
    .input(ofChecklist)
    .output(Checklist),
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/checklists/{checklistId}', tags })
    .input(ofChecklist)
    .output(z.object({ id: Id })),
  /** Open checklists in which whoever asks has something to do: their own, and of who reports to them. */
  listOwn: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: '/firms/{firmId}/own-checklists', tags: ['Own work'] })
    .input(inFirm)
    .output(z.array(Checklist)),
  /** Ticks a step, or unticks it: HR any, a manager and the person those that are theirs. */
  tick: endpoint
    .meta({ needs: 'employee:own' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/checklist-steps/{stepId}',
      tags: ['Own work'],
    })
    .input(inFirm.extend({ stepId: Id, isDone: z.boolean() }))
    .output(Checklist),
}
