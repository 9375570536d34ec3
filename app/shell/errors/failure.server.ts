import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import { isRouteErrorResponse } from '@remix-run/react'
import { AppError, reasonOf } from '#contract/core/errors.ts'
import type { Args } from '../load-context.ts'
import { loginPath } from '../session/login-path.server.ts'
import { confirmPath, lockScreenPath } from '../session/redirect-within.ts'
import { forgetSession } from '../session/session-cache.server.ts'
import { readSession, writeSessionCookie } from '../session/session-cookie.server.ts'

/**
 * Keeps what its page may know of an error, and logs what is our fault. Remix calls it with the
 * error as it was thrown, before it takes its words away.
 */
export function recordFailure(error: unknown, request: Request, context: AppLoadContext): void {
  // A path that leads nowhere: Remix has its status already.
  if (isRouteErrorResponse(error)) return
  const { code, status } =
    error instanceof AppError ? error : ({ code: 'unexpected', status: 500 } as const)
  const reason = error instanceof AppError ? reasonOf(error) : undefined
  context.failure ??= { code, status, isWrite: request.method !== 'GET', reason }
  if (status >= 500 && !request.signal.aborted) {
    console.error(`${context.requestId} ${request.method} ${new URL(request.url).pathname}`, error)
  }
}

/**
 * A session that ended meanwhile leads to the login instead of an error's page, a locked one to the
 * lock screen, and where the person must show who they are, to the page that asks it.
 */
export async function answerFailure(args: Args): Promise<Response | undefined> {
  const code = args.context.failure?.code
  // The page they are led to tells which firm it was; what is remembered does not know it yet.
  if (code === 'firm_suspended') await forgetWhatIsKnown(args)
  if (code === 'session_locked') return redirect(lockScreenPath(args.request))
  if (code === 'confirm_needed') return redirect(confirmPath(args.request))
  if (code !== 'unauthenticated') return undefined
  return redirect(await loginPath(args), {
    headers: { 'set-cookie': await writeSessionCookie(args, null) },
  })
}

async function forgetWhatIsKnown(args: Args): Promise<void> {
  const session = await readSession(args)
  if (session) forgetSession(session.token)
}
