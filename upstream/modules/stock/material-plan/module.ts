import { materialPlanContract } from '#contract/stock/material-plan.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { readMaterialPlan } from './read-plan.ts'

export const module = defineModule({
  name: 'material-plan',
  endpoints: answer(materialPlanContract, {
    get: read((reader, firm) => readMaterialPlan(reader, firm)),
  }),
})
