import { implement } from '@orpc/server'
import { apiKeysContract } from '#contract/person/api-keys.ts'
import { validation } from '../../core/validation.ts'
import type { Call } from '../call.ts'
import { listAssistantCalls } from './assistant-calls.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'

const os = implement(apiKeysContract).$config(validation).$context<Call>()

export const router = os.router({
  listOwn: os.listOwn.handler(({ context }) => listKeys(context, null)),
  createOwn: os.createOwn.handler(({ input, context }) => createKey(context, null, input)),
  revokeOwn: os.revokeOwn.handler(({ input, context }) => revokeKey(context, null, input.keyId)),
  listOwnCalls: os.listOwnCalls.handler(({ input, context }) =>
    listAssistantCalls(context, null, input),
  ),
  list: os.list.handler(({ input, context }) => listKeys(context, input.firmId)),
  create: os.create.handler(({ input: { firmId, ...input }, context }) =>
    createKey(context, firmId, input),
  ),
  listCalls: os.listCalls.handler(({ input: { firmId, ...input }, context }) =>
    listAssistantCalls(context, firmId, input),
  ),
  revoke: os.revoke.handler(({ input, context }) => revokeKey(context, input.firmId, input.keyId)),
})
