import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { bankFeedPath } from '../paths.ts'

/**
 * Where a bank sends a person back to: one address for all firms, as providers want it. It goes on to
 * the account's page, which asks before anything is fetched.
 */
export async function loader(args: Args) {
  await requireSession(args)
  const { searchParams } = new URL(args.request.url)
  const state = searchParams.get('state') ?? ''
  const [firmId, account = ''] = state.split('.')
  if (!Id.safeParse(firmId).success || account === '') throw new AppError('not_found', 'Not found')
  const query = new URLSearchParams({ state })
  for (const name of ['code', 'error']) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return redirect(`${bankFeedPath(firmId ?? '', decodeURIComponent(account))}?${query}`)
}
