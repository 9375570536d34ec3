import { redirect } from '@remix-run/cloudflare'
import { readForm } from '#app/shell/form/read-form.ts'
import { sectionInFirm } from '#app/shell/frame/menu.ts'
import type { Args } from '#app/shell/load-context.ts'
import { firmPageOf, requireSession } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { identityContract } from '#contract/core/identity.ts'

export function loader() {
  return redirect('/dashboard')
}

/** Makes a firm the current one and goes to the same section of it. */
export async function action(args: Args) {
  const session = await requireSession(args)
  const { data } = await readForm(args.request)
  const firm = session.firms.find(({ firmId }) => firmId === data.firmId)
  if (!firm) throw new AppError('not_found', 'Not a member of this firm')
  await upstream(args).call(identityContract.updatePreferences, { currentFirmId: firm.firmId })
  const from = typeof data.from === 'string' ? data.from : ''
  return redirect(sectionInFirm(from, firm.firmId, firmPageOf(session, firm)))
}
