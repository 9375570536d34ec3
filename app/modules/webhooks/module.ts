import type { ModuleInfo } from '#app/shell/module-info.ts'

/** Reached from a tab of the settings: no entry in the menu. */
export const module: ModuleInfo = {
  id: 'webhooks',
  records: { webhook: 'record.webhook' },
  uses: ['firms'],
  menu: [],
}
