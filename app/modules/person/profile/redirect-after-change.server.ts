import type { Refusal } from '#app/shell/form/parse-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { forgetSessionsOf } from '#app/shell/session/session-cache.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { Language } from '#contract/core/fields.ts'

type SuccessToast = {
  /** A key of the module's texts, and what goes into its gaps. */
  key: string
  gaps?: Record<string, string | number>
  /** In place of the visit's, when it was just changed. */
  language?: Language | undefined
  headers?: Headers
}

/** Goes on to a page of the profile, where the change shows at once, and says what was done. */
export async function redirectAfterChange(
  args: Args,
  path: string,
  { key, gaps, language, headers }: SuccessToast,
) {
  const session = await getSession(args)
  if (session) forgetSessionsOf(session.user.id)
  const t = textsOf(language ?? (await getVisit(args)).language, 'profile')
  const toast = { type: 'success', message: t(key, gaps) } as const
  return redirectWithToast(args, path, toast, headers ? { headers } : {})
}

/** What came of one of a page's forms: where to go on, or why it comes back. */
export type Outcome =
  | {
      answer: Awaited<ReturnType<typeof redirectAfterChange>>
      refusal?: undefined
      status?: undefined
    }
  | { answer?: undefined; refusal: Refusal; status: number }
