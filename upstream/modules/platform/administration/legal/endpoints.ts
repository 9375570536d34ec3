import { implement } from '@orpc/server'
import { legalContract } from '#contract/core/legal.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { listOwn, readLegal, readOperator, saveOperator, saveText } from './texts.ts'

const os = implement(legalContract).$config(validation).$context<Call>()

export const router = os.router({
  read: os.read.handler(({ input, context }) => readLegal(context, input)),
  overview: os.overview.handler(async ({ context }) => ({
    operator: await readOperator(context),
    own: await listOwn(context),
  })),
  setOperator: os.setOperator.handler(({ input, context }) => saveOperator(context, input)),
  setText: os.setText.handler(({ input, context }) => saveText(context, input)),
})
