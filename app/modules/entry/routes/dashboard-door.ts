import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { currentFirmOf, requireSession } from '#app/shell/session/session.server.ts'

/** `/dashboard` is wherever the person works: the current firm, else the first, else a new one. */
export async function loader(args: Args) {
  const session = await requireSession(args)
  if (session.user.kind === 'admin') return redirect('/admin/outbox')
  const firm = currentFirmOf(session)
  return redirect(firm ? `/firms/${firm.firmId}/dashboard` : '/firms/new')
}
