import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'

/** `/dashboard` is wherever the person works: the current firm, else the first, else a new one. */
export async function loader(args: Args) {
  const { user, firms } = await requireSession(args)
  if (user.kind === 'admin') return redirect('/admin/outbox')
  const firm = firms.find(({ firmId }) => firmId === user.currentFirmId) ?? firms[0]
  return redirect(firm ? `/firms/${firm.firmId}/dashboard` : '/firms/new')
}
