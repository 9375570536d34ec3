import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { attempt } from '../form/attempt.ts'
import type { TypedTree } from '../form/form-tree.ts'
import { parseForm, refuse } from '../form/parse-form.ts'
import { firstProblemText } from '../form/problem-text.ts'
import { type Form, readForm } from '../form/read-form.ts'
import { requireIdParam } from '../id-param.ts'
import type { Args } from '../load-context.ts'
import { pageMeta } from '../page-meta.ts'
import { keepFiles, problemOfFiles } from '../records/keep-files.server.ts'
import { loadPanels } from '../records/load-panels.server.ts'
import { type FirmAccess, requireFirm, requirePermission } from '../session/session.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import { aboutOf } from './about.server.ts'
import { withCustom } from './custom/custom-fields.ts'
import { customised, loadExtra } from './custom/load-extra.server.ts'
import type { About, AnyRegister } from './describe.ts'
import { finishRecord } from './finish-record.server.ts'
import { decimalPaths, listPaths, nullablePaths, valuesOf } from './form-values.ts'
import { linesStep } from './lines-step.ts'
import { newPartyStep } from './new-party.server.ts'
import { listPath, recordPath } from './register-paths.ts'
import { registerTexts, textsName } from './register-texts.ts'
import { registerHolding } from './registry.ts'
import { takeTyped } from './take-typed.ts'

/** What the page of one record shows. */
export async function loadRecord(args: Args, register: AnyRegister, page: 'record' | 'form') {
  const access = await requireFirm(args)
  const id = requireIdParam(args, register.idParam)
  const kind = page === 'record' ? register.recordKind : undefined
  const found = register.calls.get(access, id)
  const [{ t }, record, extra, recordPanels] = await Promise.all([
    getVisit(args),
    found,
    loadExtra(access, register, page, { record: found }),
    kind === undefined ? undefined : loadPanels(access, kind, id),
  ])
  const shown = withCustom(registerHolding(register, record), extra)
  const about = await aboutOf(args, shown, access, extra)
  const name = shown.nameOf(record)
  return {
    head: pageMeta(args, { title: page === 'form' ? t('register')('edit.title', { name }) : name }),
    name: shown.name,
    path: listPath(shown, access.firm.firmId),
    record,
    values: valuesOf(shown, record, about),
    extra,
    panels: page === 'record' ? await shown.loadPanels?.(access, record) : undefined,
    recordPanels,
  }
}

/** What the form of a new record shows. */
export async function loadNew(args: Args, register: AnyRegister) {
  const access = await requireFirm(args)
  const linked = linkedValues(args, register)
  const extra = await loadExtra(access, register, 'form', { linked })
  const about = await aboutOf(args, register, access, extra)
  return {
    head: pageMeta(args, { title: about.t('list.new') }),
    name: register.name,
    path: listPath(register, access.firm.firmId),
    initial: { ...register.form?.initial?.(about), ...filledByLink(linked, register, about) },
    extra,
  }
}

/** Longer texts no link brings. */
const longestFilled = 200

/** What a link says of a new record. */
function linkedValues({ request }: Args, register: AnyRegister): Record<string, string> {
  const { searchParams } = new URL(request.url)
  const named = register.form?.filledByLinks ?? []
  return Object.fromEntries(
    named.flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, longestFilled)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The same as the fields hold it. */
function filledByLink(
  linked: Readonly<Record<string, string>>,
  register: AnyRegister,
  { format }: About<unknown>,
): TypedTree {
  const decimals = new Set(decimalPaths(register))
  return Object.fromEntries(
    Object.entries(linked).map(([name, value]) => {
      const isNumber = decimals.has(name) && /^\d{1,12}(\.\d{1,6})?$/.test(value)
      return [name, isNumber ? format.numberInput(value) : value]
    }),
  )
}

async function readRecordForm(args: Args, register: AnyRegister, access: FirmAccess) {
  const about = await aboutOf(args, register, access, undefined)
  const { locale } = about.format
  const form = await readForm(args.request, {
    decimals: decimalPaths(register),
    nullable: nullablePaths(register),
    lists: register.form?.takesFiles ? [...listPaths(register), 'files'] : listPaths(register),
    locale,
  })
  const step = linesStep(register, form)
  if (step) return { step: refuse({ values: step, problems: {} }, 200) }
  const withParty = await newPartyStep(access, register, form)
  return withParty ? { step: withParty } : { form: takeTyped(register, form, about) }
}

/** Makes a record of a posted form, or gives the form back with what is wrong. */
export async function createRecord(args: Args, given: AnyRegister) {
  const access = await requireFirm(args)
  const register = await customised(access, given)
  const { form: description, calls } = register
  const { form, step } = await readRecordForm(args, register, access)
  if (!description || !calls.create) throw new AppError('not_found', 'No such form')
  if (step) return step
  const unkept = description.takesFiles && (await problemOfFiles(form))
  if (unkept) {
    return refuse({ values: form.values, problems: { files: unkept.problem } }, unkept.status)
  }
  const { create } = calls
  const { value, refusal } = parseForm(description.input, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () => create(access, value, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const name = register.nameOf(result.value)
  const to = recordPath(register, access.firm.firmId, result.value.id)
  const { t } = await getVisit(args)
  const texts = registerTexts(register, t(textsName(register)), t('register'))
  const kind = description.takesFiles ? register.recordKind : undefined
  const lost = kind ? await keepFiles(access, { kind, id: result.value.id }, form) : []
  if (lost.length > 0) {
    const names = lost.map((file) => file.name).join(', ')
    const warning = t('register')('files.lost', { names })
    return redirectWithToast(args, to, { type: 'warning', message: warning })
  }
  const {
    done,
    held,
    refusal: unfinished,
  } = await finishRecord(register, access, result.value, form)
  if (held) return redirectWithToast(args, to, { type: 'warning', message: texts(held, { name }) })
  if (unfinished) {
    const why = firstProblemText(t('problem'), unfinished.problems, await getFormat(args))
    const message = `${texts('new.done', { name })}. ${why}`
    return redirectWithToast(args, to, { type: 'warning', message })
  }
  const message = texts(done ? `detail.${done}Done` : 'new.done', { name })
  return redirectWithToast(args, to, { type: 'success', message })
}

/** Writes a posted form to its record, or gives the form back with what is wrong. */
export async function updateRecord(args: Args, given: AnyRegister) {
  const access = await requireFirm(args)
  const register = await customised(access, given)
  const { form: description, calls } = register
  const id = requireIdParam(args, register.idParam)
  const { form, step } = await readRecordForm(args, register, access)
  const { update } = calls
  if (!description || !update) throw new AppError('not_found', 'No such form')
  if (step) return step
  const { value, refusal } = parseForm(description.input, form)
  if (refusal) return refuse(refusal)
  const version = Version.safeParse(form.data.version)
  if (!version.success) throw new AppError('malformed', 'No version')
  const result = await attempt(form, () => update(access, id, { ...value, version: version.data }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const name = register.nameOf(result.value)
  const { t } = await getVisit(args)
  const message = t('register')('edit.done', { name })
  const to = recordPath(register, access.firm.firmId, id)
  return redirectWithToast(args, to, { type: 'success', message })
}

/**
 * Does what a button of the record's page asked for; a refusal is said there.
 * @param read the form, where the page has read it to answer forms of its own
 * @throws AppError malformed, forbidden
 */
export async function actOnRecord(args: Args, register: AnyRegister, read?: Form) {
  const form = read ?? (await readForm(args.request))
  const { intent, idempotencyKey } = form
  const action = register.actions?.find((one) => one.intent === intent)
  const access = await requireFirm(args)
  if (!action) throw new AppError('malformed', 'No intent')
  requirePermission(access, action.needs)
  const id = requireIdParam(args, register.idParam)
  const { firmId } = access.firm
  const record = await register.calls.get(access, id)
  const { t } = await getVisit(args)
  const { data } = form
  const seen = { version: Version.safeParse(data.version).data, data }
  const result = await attempt(form, () => action.act(access, id, { idempotencyKey }, seen))
  const to = recordPath(register, firmId, id)
  if (result.refusal) {
    const { problems } = result.refusal
    const message = firstProblemText(t('problem'), problems, await getFormat(args))
    return redirectWithToast(args, to, { type: 'warning', message })
  }
  const shown = registerHolding(register, record)
  const texts = registerTexts(shown, t(textsName(shown)), t('register'))
  const message = texts(`detail.${intent}Done`, { name: shown.nameOf(record) })
  const own = action.endsRecord ? listPath(shown, firmId) : to
  const after = action.leadsTo?.(firmId, result.value) ?? own
  return redirectWithToast(args, after, { type: 'success', message })
}
