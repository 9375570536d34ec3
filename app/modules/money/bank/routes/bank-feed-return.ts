import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Id } from '#contract/core/fields.ts'
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
  const code = decodedOf(account)
  if (!Id.safeParse(firmId).success || code === '') {
    const { t } = await getVisit(args)
    const message = t('bank')('feed.lost')
    return redirectWithToast(args, '/dashboard', { type: 'error', message })
  }
  const query = new URLSearchParams({ state })
  for (const name of ['code', 'error']) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return redirect(`${bankFeedPath(firmId ?? '', code)}?${query}`)
}

function decodedOf(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
