import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { idsOf } from '#app/shell/register/chosen-ids.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'

import { invoicesPath } from '../paths.ts'

/** The PDFs of the ticked documents in one archive. */
export async function action(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = idsOf(await readForm(args.request, { lists: ['ids'] }))
  if (ids.length === 0) {
    const message = t('problem')('nothingChosen')
    return redirectWithToast(args, invoicesPath(firm.firmId), { type: 'warning', message })
  }
  return passFile(
    await stream(invoicesContract.pdfArchive, { firmId: firm.firmId, ids }),
    'attachment',
  )
}
