import { tasksContract } from '#contract/projects/tasks.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { tasksDueLayer } from './calendar-layer.ts'
import { taskChoices } from './choices.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { projectPlan } from './project-plan.ts'
import { moveTask, tasks } from './register.ts'
import { toDo } from './to-do.ts'
import { workloadWeeks } from './workload-weeks.ts'

export const module = defineModule({
  name: 'tasks',
  toDo,
  dashboardTiles,
  calendarLayers: [tasksDueLayer],
  endpoints: answer(tasksContract, {
    ...tasks.handlers,
    move: write(moveTask),
    choices: read((reader, firm, { projectId }) => ({
      tasks: taskChoices(reader, firm, projectId),
    })),
    plan: read(projectPlan),
    workload: read((reader, firm) => workloadWeeks(reader, firm)),
  }),
  recordKinds: tasks.recordKinds,
  usesOf: {
    project: isFoundBy('select 1 from project_tasks where project_id = ? limit 1'),
  },
})
