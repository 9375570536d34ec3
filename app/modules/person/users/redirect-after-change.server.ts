import type { Attempt } from '#app/shell/form/attempt.ts'
import type { Args } from '#app/shell/load-context.ts'
import { renewSession } from '#app/shell/session/renew-session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import type { MemberChange } from '#contract/firm/members.ts'

/** What came of a form: where the browser goes on, or why the form comes back. */
export type Outcome =
  | { answer: Awaited<ReturnType<typeof redirectAfterChange>>; refusal?: undefined }
  | Extract<Attempt<unknown>, { refusal: object }>

/** Says what was done, under the new token of whoever changed their own rights. */
export async function redirectAfterChange(
  args: Args,
  { data }: MemberChange,
  path: string,
  message: string,
  description?: string,
) {
  if (data) await renewSession(args, data)
  return redirectWithToast(args, path, { type: 'success', message, description })
}
