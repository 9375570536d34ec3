import { implement } from '@orpc/server'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { listRoleChanges, undoRoleChange } from './role-changes.ts'
import { createRole, deleteRole, listRoles, updateRole } from './roles.ts'

const os = implement(firmRolesContract).$config(validation).$context<Call>()

/** The gateway has checked membership and permission. */
export const router = os.router({
  list: os.list.handler(({ input, context }) => listRoles(context, input.firmId)),
  create: os.create.handler(({ input, context }) => createRole(context, input)),
  update: os.update.handler(({ input, context }) => updateRole(context, input)),
  listChanges: os.listChanges.handler(({ input, context }) => listRoleChanges(context, input)),
  undoChange: os.undoChange.handler(({ input, context }) => undoRoleChange(context, input)),
  delete: os.delete.handler(({ input, context }) => deleteRole(context, input)),
})
