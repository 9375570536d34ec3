import type { ModuleInfo } from '#app/shell/module-info.ts'
import { enrolPath, membersPath, newSequencePath, sequencesPath } from './paths.ts'
import { routes } from './routes.ts'

export const module: ModuleInfo = {
  id: 'sequences',
  uses: [],
  routes,
  registers: () => import('./register.tsx'),
  pageParts: () => import('./page-parts.tsx'),
  records: { sequence: 'record.sequence', sequenceMember: 'record.sequenceMember' },
  searched: { sequence: 'list.title' },
  finds: [{ labelKey: 'list.title', findKey: 'finds.list', path: sequencesPath }],
  menu: [
    {
      labelKey: 'list.title',
      path: sequencesPath,
      area: 'customers',
      order: 71,
      icon: 'repeat',
      children: [
        { labelKey: 'list.title', path: sequencesPath },
        { labelKey: 'members.list.title', path: (firmId) => membersPath(firmId) },
      ],
    },
  ],
  create: [
    {
      labelKey: 'record.sequence',
      nameKey: 'list.new',
      path: newSequencePath,
      order: 29.7,
      icon: 'repeat',
    },
  ],
  chosen: (['lead', 'deal', 'party'] as const).map((kind) => ({
    kind,
    labelKey: 'enrol.open',
    path: (firmId: string) => enrolPath(firmId, kind),
    icon: 'repeat' as const,
  })),
}
