import { implement } from '@orpc/server'
import { ownChangesContract } from '#contract/person/own-changes.ts'
import { validation } from '../../../core/validation.ts'
import type { Call } from '../../../identity/call.ts'
import { listOwnChanges, undoOwnChange } from './changes.ts'

const os = implement(ownChangesContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listOwnChanges(context, input.of)),
  undo: os.undo.handler(({ input, context }) => undoOwnChange(context, input.changeId)),
})
