import { eq, sql } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { siteSettingsTable } from './tables.ts'

/** The address is of the firm that was copied: another firm has none until it chooses one. */
function withoutName({ db }: Writer): void {
  db.update(siteSettingsTable)
    .set({ name: '', content: sql`json_set(content, '$.domain', '')` })
    .where(eq(siteSettingsTable.id, 'site'))
    .run()
}

export const module = defineModule({
  name: 'site-settings',
  endpoints: router,
  onCopy: withoutName,
  onRestore: withoutName,
})
