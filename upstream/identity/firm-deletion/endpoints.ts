import { implement } from '@orpc/server'
import { firmDeletionContract } from '#contract/firm/firm-deletion.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { cancelDeletion, scheduleDeletion } from './firm-deletion.ts'

const os = implement(firmDeletionContract).$config(validation).$context<Call>()

export const router = os.router({
  schedule: os.schedule.handler(({ input, context }) => scheduleDeletion(context, input)),
  cancel: os.cancel.handler(({ input, context }) => cancelDeletion(context, input.firmId)),
})
