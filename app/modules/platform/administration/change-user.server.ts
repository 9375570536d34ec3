import { attempt } from '#app/shell/form/attempt.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { SuspensionInput } from '#contract/platform/administered-firms.ts'
import { administeredUsersContract, PlanChoice } from '#contract/platform/administered-users.ts'

/** What can be done with a person; each is a button's value. */
const intents = ['suspend', 'resume', 'endSessions', 'resetSecondFactor', 'changePlan'] as const
export type UserIntent = (typeof intents)[number]

type Outcome =
  | { intent: UserIntent; name: string; refusal?: undefined; status?: undefined }
  | { intent: UserIntent; name?: undefined; refusal: Refusal; status: number }

/** Does with a person what a form of their page asks. @throws AppError malformed for no known button */
export async function changeUser(args: Args, userId: string): Promise<Outcome> {
  const form = await readForm(args.request)
  const intent = intents.find((known) => known === form.intent)
  if (!intent) throw new AppError('malformed', 'No intent')
  const result = await change(args, form, intent, userId)
  if (result.refusal) return { intent, refusal: result.refusal, status: result.status }
  return { intent, name: result.value.name }
}

async function change(args: Args, form: Form, intent: UserIntent, userId: string) {
  const { call } = upstream(args)
  switch (intent) {
    case 'suspend': {
      const { value, refusal } = parseForm(SuspensionInput, form)
      if (refusal) return { refusal, status: 422 }
      return attempt(form, () => call(administeredUsersContract.suspend, { ...value, userId }))
    }
    case 'changePlan': {
      const { value, refusal } = parseForm(PlanChoice, form)
      if (refusal) return { refusal, status: 422 }
      return attempt(form, () => call(administeredUsersContract.changePlan, { ...value, userId }))
    }
    case 'resetSecondFactor':
      return attemptConfirmed(args, form, () =>
        call(administeredUsersContract.resetSecondFactor, { userId }),
      )
    case 'resume':
      return attempt(form, () => call(administeredUsersContract.resume, { userId }))
    case 'endSessions':
      return attempt(form, () => call(administeredUsersContract.endSessions, { userId }))
  }
}
