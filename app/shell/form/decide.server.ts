import { z } from 'zod'
import { requiredText, wholeNumber } from '#contract/core/fields.ts'
import type { Args } from '../load-context.ts'
import { redirectWithToast } from '../toast.server.ts'
import { attempt } from './attempt.ts'
import { parseForm, refuse } from './parse-form.ts'
import { readForm } from './read-form.ts'

const Reason = z.object({
  reason: requiredText(500),
  version: wholeNumber({ minimum: 0 }).default(0),
})

type Decision<Record> = {
  /** The call of the API. */
  decide(
    reason: string,
    options: { idempotencyKey?: string },
    /** Which was looked at; 0 where the form does not say it. */
    version: number,
  ): Promise<Record>
  /** Where it goes on, and what is said there. */
  done(record: Record): { to: string; message: string }
}

/** Decides by the posted form of `ReasonForm`, or gives the form back with what is wrong. */
export async function decideWithReason<Record>(args: Args, { decide, done }: Decision<Record>) {
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Reason, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () => decide(value.reason, { idempotencyKey }, value.version))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { to, message } = done(result.value)
  return redirectWithToast(args, to, { type: 'success', message })
}
