import type { ModuleInfo } from '#app/shell/module-info.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'overview',
  uses: ['firms'],
  routes,
  menu: [],
  tiles: [
    {
      name: 'toDo',
      labelKey: 'toDo.title',
      notesKey: 'tiles.toDo',
      path: (firmId) => `/firms/to-do?firm=${firmId}`,
      order: 5,
    },
  ],
  finds: [
    { labelKey: 'toDo.title', findKey: 'finds.toDo', path: () => '/firms/to-do' },
    { labelKey: 'overview.title', findKey: 'finds.overview', path: () => '/firms/overview' },
    { labelKey: 'queue.title', findKey: 'finds.queue', path: () => '/firms/queue' },
  ],
}
