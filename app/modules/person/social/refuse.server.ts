import { apiMessage, messageOfError, readFailure } from '#app/modules/person/entry/index.server.ts'
import { signInPaths } from '#app/modules/person/entry/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { writeFlow } from '#app/shell/session/flow-cookie.server.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'

const signInPages: readonly string[] = Object.values(signInPaths)

/**
 * Back to where it began, with the reason; a sign-in page keeps where the person wanted to go.
 * @throws what is no answer of the API to it
 */
export async function refuseSocial(
  args: Args,
  error: unknown,
  began: { startPath: string; to: string },
) {
  const { message, redirectTo = began.startPath } = await readReason(args, error)
  const query = signInPages.includes(redirectTo) && began.to !== '' ? `?${toQuery(began.to)}` : ''
  const headers = new Headers({ 'set-cookie': await writeFlow(args, null) })
  const path = redirectWithin(redirectTo, '/login') + query
  return redirectWithToast(args, path, { type: 'error', message }, { headers })
}

function toQuery(to: string): string {
  return new URLSearchParams({ to }).toString()
}

async function readReason(args: Args, error: unknown) {
  const { t } = await getVisit(args)
  if (error instanceof AppError && error.code === 'unavailable') {
    return { message: t('social')('messages.away') }
  }
  const [, { message = '', redirectTo }] = await readFailure(args, error)
  const { messageKey } = error instanceof AppError ? messageOfError(error) : {}
  return { message: apiMessage(t('social'), { message, messageKey }), redirectTo }
}
