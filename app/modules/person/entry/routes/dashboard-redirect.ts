import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { forgetPlan } from '#app/shell/session/plan-cookie.ts'
import { currentFirmOf, requireSession } from '#app/shell/session/session.server.ts'

/** `/dashboard` is wherever the person works: the current firm, else the first, else a new one; CRM users make none. */
export async function loader(args: Args) {
  const session = await requireSession(args)
  forgetPlan(args)
  if (session.user.kind === 'admin') return redirect('/admin')
  const firm = currentFirmOf(session) ?? session.suspendedFirms?.[0]
  if (firm) return redirect(`/firms/${firm.firmId}/dashboard`)
  return redirect(session.user.kind === 'crm' ? '/firms' : '/firms/new')
}
