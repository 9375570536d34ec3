import type { ModuleInfo } from '#app/shell/module-info.ts'
import { attendancePath, correctionsPath, kiosksPath, ownTimePath, rotaPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'attendance',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  records: { kiosk: 'record.kiosk' },
  searched: { kiosk: 'kiosks.list.title' },
  finds: [
    { labelKey: 'kiosks.list.title', findKey: 'finds.kiosks', path: kiosksPath },
    {
      labelKey: 'menu.all',
      findKey: 'finds.list',
      path: (firmId) => `/firms/${firmId}/attendance`,
    },
    { labelKey: 'menu.rota', findKey: 'finds.rota', path: (firmId) => `/firms/${firmId}/rota` },
  ],
  menu: [
    {
      labelKey: 'menu.own',
      path: ownTimePath,
      area: 'people',
      order: 14,
      icon: 'clock',
      children: [
        { labelKey: 'menu.rota', path: rotaPath },
        { labelKey: 'menu.corrections', path: correctionsPath },
      ],
    },
    {
      labelKey: 'menu.all',
      path: attendancePath,
      area: 'people',
      order: 40,
      icon: 'clipboard',
      children: [{ labelKey: 'kiosks.list.title', path: kiosksPath }],
    },
  ],
}
