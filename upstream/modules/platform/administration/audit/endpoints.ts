import { implement } from '@orpc/server'
import { directoryAuditContract } from '#contract/platform/directory-audit.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { listActions, listAudit } from './list.ts'

const os = implement(directoryAuditContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listAudit(context, input)),
  listActions: os.listActions.handler(({ context }) => listActions(context)),
})
