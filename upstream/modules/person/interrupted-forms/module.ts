import { inArray, lt } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { directory } from '../../../identity/directory.ts'
import { router, storedMs } from './endpoints.ts'
import { interruptedForms } from './tables.ts'

export const module = defineModule({
  name: 'interrupted-forms',
  directoryEndpoints: router,
  identityHooks: {
    sweep(env, now, maxRows) {
      const db = directory(env)
      const old = db
        .select({ id: interruptedForms.id })
        .from(interruptedForms)
        .where(lt(interruptedForms.storedAt, now - storedMs))
        .limit(maxRows)
      return db.delete(interruptedForms).where(inArray(interruptedForms.id, old))
    },
  },
})
