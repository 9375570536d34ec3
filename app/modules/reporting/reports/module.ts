import type { ModuleInfo } from '#app/shell/module-info.ts'
import { reportsPath, taxDutySettingsPath, taxReturnsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'reports',
  numbered: { selfIntegration: 'crossBorder.series' },
  uses: ['cost-centres', 'items', 'ledger', 'parties', 'settlement'],
  /** Tax that is due has no document: it leads to the returns. */
  documents: { taxReturn: taxReturnsPath },
  menu: [
    {
      labelKey: 'menu.reports',
      path: reportsPath,
      area: 'books',
      order: 70,
      icon: 'chart-no-axes-column',
    },
  ],
  settings: [
    {
      labelKey: 'duties.title',
      wordsKey: 'duties.settingWords',
      findKey: 'duties.settingFind',
      path: taxDutySettingsPath,
      alsoNeeds: 'tax:edit',
      group: 'money',
      order: 70,
      icon: 'calendar-clock',
    },
  ],
}
