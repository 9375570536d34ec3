import {
  type ChecklistTemplateListQuery,
  checklistTemplatesContract,
} from '#contract/people/checklists.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { checklistTemplatesSearch, checklistTemplatesTable } from './tables.ts'

export const templateList: RegisterSource<ChecklistTemplateListQuery> = {
  from: 'checklist_templates',
  search: checklistTemplatesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(checklistTemplatesTable)

export const checklistTemplates = defineRegister({
  kind: 'checklistTemplate',
  contract: checklistTemplatesContract,
  table: checklistTemplatesTable,
  list: templateList,
  row: (raw) => {
    const template = stored(raw)
    return { ...template, stepCount: template.steps.length }
  },
  record: asStored,
  labelOf: ({ name }) => name,
  found: ({ name }) => ({ words: { name } }),
  reach: 'whole',
})
