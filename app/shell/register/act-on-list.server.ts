import { refusalOf } from '../form/parse-form.ts'
import { problemText } from '../form/problem-text.ts'
import { readForm } from '../form/read-form.ts'
import type { Args } from '../load-context.ts'
import { requirePermission } from '../session/session.server.ts'
import { showToast } from '../toast.server.ts'
import { getVisit } from '../visit.server.ts'
import { actOnViews } from './act-on-views.server.ts'
import type { AnyRegister } from './describe.ts'
import { readQuery } from './load-list.server.ts'
import { requireAccess } from './require-access.server.ts'

const idForm = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Does what a button of the list's page asked for: something to many records, or to its views. */
export async function actOnList(args: Args, register: AnyRegister) {
  const form = await readForm(args.request, { lists: ['ids'] })
  const { t } = await getVisit(args)
  const action = (register.bulk ?? []).find((one) => form.intent === `bulk.${one.action}`)
  const access = await requireAccess(args, register)
  if (action) requirePermission(access, action.needs)
  const hasViews = !register.isOfPlatform
  if (hasViews && form.intent.startsWith('view.')) return actOnViews(args, register, access, form)
  const problems = t('problem')
  const given = Array.isArray(form.data.ids) ? form.data.ids : []
  const ids = given.map(String).filter((id) => idForm.test(id))
  const isAll = form.data.all === 'yes'
  if (!action || !register.calls.bulk || (ids.length === 0 && !isAll)) {
    showToast(args, { type: 'warning', message: problems('nothingChosen') })
    return null
  }
  const chosen = isAll ? { query: await readQuery(args, register) } : { ids }
  const request = { action: action.action, ...chosen }
  try {
    const { results } = await register.calls.bulk(access, request, {
      idempotencyKey: form.idempotencyKey,
    })
    const done = results.filter(({ outcome }) => outcome === 'done').length
    showToast(args, {
      type: done === results.length ? 'success' : 'warning',
      message: t('register')('bulk.done', { count: done }),
    })
    return { action: action.action, results }
  } catch (error) {
    const [problem] = Object.values(refusalOf(error, form).refusal.problems)
    const message = problemText(problems, problem ?? { key: 'invalid' })
    showToast(args, { type: 'warning', message })
    return null
  }
}
