import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { refusalOf } from '../form/parse-form.ts'
import { firstProblemText } from '../form/problem-text.ts'
import type { Form } from '../form/read-form.ts'
import { listHref } from '../list/list-query.ts'
import type { Args } from '../load-context.ts'
import type { FirmAccess } from '../session/session.server.ts'
import { redirectWithToast, showToast } from '../toast.server.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import type { AnyRegister } from './describe.ts'
import { fromFirstPage, type Query } from './list-address.ts'
import { readQuery } from './load-list.server.ts'
import { listPath } from './register-paths.ts'
import { requireAccess } from './require-access.server.ts'
import { viewCalls } from './view-calls.server.ts'
import { viewHref } from './view-menu.tsx'

/** Keeps, changes or removes a saved view: what the form's `intent` of `view.…` says. */
export async function actOnViews(
  args: Args,
  register: AnyRegister,
  access: FirmAccess,
  form: Form,
) {
  const query = fromFirstPage(register, await readQuery(args, register))
  return keepViews(args, access, form, {
    ...register,
    path: listPath(register, access.firm.firmId),
    query,
  })
}

type KeptList = {
  /** Of the list, as its views are kept. */
  name: string
  isOfPlatform?: boolean | undefined
  path: string
  /** What the list shows now, from its first page on. */
  query: Query
}

/** The same for a list that is made by hand. */
export async function keepViews(
  args: Args,
  access: FirmAccess,
  form: Form,
  { path, query: shown, ...list }: KeptList,
) {
  const { t } = await getVisit(args)
  const words = t('register')
  const calls = viewCalls(list, access)
  try {
    if (form.intent === 'view.remove') {
      await calls.remove(Id.parse(form.data.viewId))
      const message = words('view.removed')
      return await redirectWithToast(args, path, { type: 'success', message })
    }
    const query = listHref('', shown).slice(1)
    const name = typeof form.data.viewName === 'string' ? form.data.viewName : ''
    const input = { name, query, isShared: form.data.isShared === 'true' }
    const view =
      form.intent === 'view.create'
        ? await calls.create(input, form)
        : await calls.update(Id.parse(form.data.viewId), input)
    const message = words('view.kept', { name: view.name })
    return await redirectWithToast(args, viewHref(path, view), { type: 'success', message })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { problems } = refusalOf(error, form).refusal
    const message = firstProblemText(t('problem'), problems, await getFormat(args))
    showToast(args, { type: 'warning', message })
    return null
  }
}

/** As `actOnViews`, for the page of a platform's list that has forms of its own, too. */
export async function actOnPlatformViews(args: Args, register: AnyRegister, form: Form) {
  return actOnViews(args, register, await requireAccess(args, register), form)
}
