import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { sideFields } from './entry-of-form.ts'
import { withMoreRows } from './entry-values.ts'

/** A form with lines as it was sent; `more` answers the button that only asks for more rows. */
export async function readLineForm(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: sideFields, locale })
  const values = form.intent === 'more' ? withMoreRows(form.values) : undefined
  return { access, t: t('ledger'), form, more: values && refuse({ values, problems: {} }, 200) }
}
