import { readForm } from '../form/read-form.ts'
import type { Args } from '../load-context.ts'
import { requirePermission } from '../session/session.server.ts'
import { getVisit } from '../visit.server.ts'
import { actOnViews } from './act-on-views.server.ts'
import type { AnyRegister } from './describe.ts'
import { readQuery } from './load-list.server.ts'
import { requireAccess } from './require-access.server.ts'
import { askBeforeSending, runBulk, warnNothingChosen } from './run-bulk.server.ts'

/** Does what a button of the list's page asked for: something to many records, or to its views. */
export async function actOnList(args: Args, register: AnyRegister) {
  const form = await readForm(args.request, { lists: ['ids'] })
  const { t } = await getVisit(args)
  const action = (register.bulk ?? []).find((one) => form.intent === `bulk.${one.action}`)
  const access = await requireAccess(args, register)
  if (action) requirePermission(access, action.needs)
  if (form.intent.startsWith('view.')) return actOnViews(args, register, access, form)
  const { bulk, previewSend } = register.calls
  if (!action || !bulk) return warnNothingChosen(args)
  const choice = { readQuery: () => readQuery(args, register) }
  if (action.isMailed && previewSend && form.data.seen !== 'yes') {
    const mails = await askBeforeSending(args, form, {
      ...choice,
      call: (chosen) => previewSend(access, chosen),
    })
    return mails && { action: action.action, results: [], mails }
  }
  const results = await runBulk(args, form, {
    ...choice,
    call: (chosen, options) => bulk(access, { action: action.action, ...chosen }, options),
    doneText: (count) => t('register')('bulk.done', { count }),
  })
  return results && { action: action.action, results, mails: undefined }
}
