import { overviewPath } from '#app/modules/firm/firms/index.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { queuePath, toDoHref, toDoPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'overview',
  uses: ['firms'],
  menu: [],
  tiles: [
    {
      name: 'toDo',
      labelKey: 'toDo.title',
      notesKey: 'tiles.toDo',
      path: (firmId) => toDoHref({ firmId, kind: null }),
      order: 5,
    },
  ],
  finds: [
    { labelKey: 'toDo.title', findKey: 'finds.toDo', path: () => toDoPath },
    { labelKey: 'overview.title', findKey: 'finds.overview', path: () => overviewPath() },
    { labelKey: 'queue.title', findKey: 'finds.queue', path: () => queuePath },
  ],
}
