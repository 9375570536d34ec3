import { taskObjectsContract } from '#contract/projects/task-objects.ts'
import { tasksContract } from '#contract/projects/tasks.ts'
import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { tasksDueLayer } from './calendar-layer.ts'
import { allChoices, taskChoices } from './choices.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { archiveTaskObject, putTaskObject } from './objects/change.ts'
import { listTaskObjects, readTaskObjects, taskCollections } from './objects/list.ts'
import { projectPlan } from './project-plan.ts'
import { moveTask, tasks } from './register.ts'
import { SeedTasks, seedTasks } from './seed-tasks.ts'
import { sharedTasks } from './shared-tasks.ts'
import { shiftTask } from './shift-task.ts'
import { toDo } from './to-do.ts'
import { workloadWeeks } from './workload-weeks.ts'

export const module = defineModule({
  name: 'tasks',
  sharedTasks,
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-tasks': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedTasks.parse(input)
      store.transact(firm, (writer) => seedTasks(writer, firm, wanted))
    },
  },
  toDo,
  dashboardTiles,
  calendarLayers: [tasksDueLayer],
  endpoints: {
    taskObjects: answer(taskObjectsContract, {
      collections: read((reader, firm) => taskCollections(reader, firm)),
      list: read(listTaskObjects),
      read: read(readTaskObjects),
      put: write(putTaskObject),
      archive: write(archiveTaskObject),
    }),
    tasks: answer(tasksContract, {
      ...tasks.handlers,
      move: write(moveTask),
      shift: write(shiftTask),
      choices: read((reader, firm, { projectId }) =>
        projectId === undefined ? allChoices(reader, firm) : taskChoices(reader, firm, projectId),
      ),
      plan: read(projectPlan),
      workload: read((reader, firm) => workloadWeeks(reader, firm)),
    }),
  },
  recordKinds: tasks.recordKinds,
  usesOf: {
    project: isFoundBy('select 1 from project_tasks where project_id = ? limit 1'),
  },
})
