import { data } from '@remix-run/cloudflare'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { ImportResult, ImportRowsQuery } from '#contract/core/import-rows.ts'
import type { ChosenWord } from '#contract/core/import-words.ts'
import {
  type ImportCheck,
  type ImportReading,
  importsContract,
  type Mapping,
  type OpenImport,
  usualDateOrder,
} from '#contract/core/imports.ts'
import { attempt } from '../form/attempt.ts'
import { rowsAt, textAt } from '../form/form-tree.ts'
import { refuse } from '../form/parse-form.ts'
import { type Form, readForm } from '../form/read-form.ts'
import { requireIdParam } from '../id-param.ts'
import type { Args } from '../load-context.ts'
import { pageMeta } from '../page-meta.ts'
import { type FirmAccess, requireFirm } from '../session/session.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import { aboutOf } from './about.server.ts'
import { type AskedWords, askedWords } from './asked-words.server.ts'
import { withCustomFields } from './custom/custom-extra.ts'
import { withCustom } from './custom/custom-fields.ts'
import { loadExtra } from './custom/load-extra.server.ts'
import { loadCustomFields } from './custom/load-fields.ts'
import type { AnyRegister } from './describe.ts'
import { importedFields } from './form-values.ts'
import { guessMapping } from './guess-mapping.server.ts'
import type { ImportedPage } from './import-done.tsx'
import { lookAgainAfter } from './import-running.tsx'
import { undoneTo } from './import-undone.ts'
import { importWords } from './import-words.server.ts'
import { listPath } from './register-paths.ts'

/** What the page that takes a file shows. */
export async function loadImports(args: Args, register: AnyRegister) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('register')('import.title') }),
    name: register.name,
    path: listPath(register, firmId),
    imports: await call(importsContract.list, { firmId, register: register.name }),
  }
}

/** Takes a file and goes on to what it holds, or says at the field why not. */
export async function startImport(args: Args, register: AnyRegister) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  const { file } = form.data
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'noFile' } } })
  }
  const result = await attempt(form, () =>
    call(importsContract.upload, { firmId, register: register.name, file }, form),
  )
  if (result.refusal) {
    const { problems } = result.refusal
    return refuse(
      { ...result.refusal, problems: { file: { key: 'fileUnreadable' }, ...problems } },
      result.status,
    )
  }
  const to = `${listPath(register, firmId)}/import/${result.value.id}`
  const { t } = await getVisit(args)
  const message = t('register')('import.read', { count: result.value.rowCount })
  return redirectWithToast(args, to, { type: 'info', message })
}

/** What the page of one import shows: what the file holds and how it would be read. */
export async function loadImport(args: Args, given: AnyRegister) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const importId = requireIdParam(args, 'importId')
  const [{ t }, { numberInput }, batch, custom] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(importsContract.get, { firmId, importId }),
    loadCustomFields(access, given),
  ])
  const extra = withCustomFields(undefined, custom)
  const register = withCustom(given, extra)
  if (batch.register !== register.name) throw new AppError('not_found', 'Of another register')
  const isComma = numberInput('0.5').includes(',')
  const reading = {
    mapping: batch.mapping ?? guessMapping(register, batch.heads),
    decimalMark: isComma ? ('comma' as const) : ('point' as const),
    dateOrder: usualDateOrder(firm.country),
    key: '',
    chosen: [],
  }
  const asked =
    batch.state === 'open' ? await askFirst(args, access, given, { importId, reading }) : undefined
  const isOver = batch.state === 'done' || batch.state === 'undone'
  const done = isOver ? await loadDone(args, access, batch) : undefined
  const title = t('register')('import.title')
  const path = listPath(register, firmId)
  const head = pageMeta(args, { title })
  const refreshing = batch.progress ? { refreshAfter: lookAgainAfter } : {}
  return { head, name: register.name, path, batch, reading, extra, asked, done, ...refreshing }
}

/** What became of the rows, as the address asks, else of the first kind that there is. */
async function loadDone(
  { request }: Args,
  { call, firm }: FirmAccess,
  { id: importId, results }: OpenImport,
): Promise<ImportedPage> {
  const { searchParams } = new URL(request.url)
  const first = ImportResult.options.find((one) => results[one] > 0) ?? 'new'
  const asked = {
    result: searchParams.get('result') ?? first,
    after: searchParams.get('after') ?? 0,
  }
  const { data: query = ImportRowsQuery.parse({ result: first }) } =
    ImportRowsQuery.safeParse(asked)
  const page = await call(importsContract.rows, { ...query, firmId: firm.firmId, importId })
  return { ...page, result: query.result, after: query.after }
}

/** Which words of a file that was just read ask for a meaning. */
async function askFirst(
  args: Args,
  access: FirmAccess,
  given: AnyRegister,
  { importId, reading }: { importId: string; reading: ImportOutcome['reading'] },
): Promise<AskedWords> {
  const { register, about } = await withChoices(args, access, given)
  const words = importWords(register, about, reading.mapping)
  const ids = { firmId: access.firm.firmId, importId }
  const found = await access.call(importsContract.findWords, { ...reading, words, ...ids })
  return askedWords(register, about, found)
}

/** A register with its added fields, and all that its fields choose from. */
async function withChoices(args: Args, access: FirmAccess, given: AnyRegister) {
  const extra = await loadExtra(access, given, 'form')
  const register = withCustom(given, extra)
  return { register, about: await aboutOf(args, register, access, extra) }
}

export type ImportOutcome = {
  reading: Omit<ImportReading, 'words'>
  check?: ImportCheck
  asked?: AskedWords
  problems?: FieldProblems
}

/** Tries an import, carries it out, undoes it or drops the file, as the form's button says. */
export async function actOnImport(args: Args, given: AnyRegister) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const form = await readForm(args.request)
  const { t } = await getVisit(args)
  const words = t('register')
  const path = listPath(given, firm.firmId)
  const ids = { firmId: firm.firmId, importId: requireIdParam(args, 'importId') }
  const { idempotencyKey } = form
  if (form.intent === 'remove') {
    await call(importsContract.remove, ids)
    return redirectWithToast(args, `${path}/import`, {
      type: 'info',
      message: words('import.removed'),
    })
  }
  if (form.intent === 'undo') {
    const undone = await call(importsContract.undo, ids, { idempotencyKey })
    const { to, toast } = undoneTo(words, `${path}/import`, ids.importId, undone)
    return redirectWithToast(args, to, toast)
  }
  const { register, about } = await withChoices(args, access, given)
  const reading = readingOf(register, form)
  const request = { ...reading, words: importWords(register, about, reading.mapping), ...ids }
  if (form.intent !== 'check') {
    const leavesOut = form.intent === 'commitGood'
    const result = await attempt(form, () =>
      call(importsContract.commit, { ...request, leavesOut }, { idempotencyKey }),
    )
    if (!result.refusal) {
      const { state, recordCount: count } = result.value
      const isBegun = state === 'importing'
      const message = isBegun ? words('import.begun') : words('import.done', { count })
      const type = isBegun ? 'info' : 'success'
      return redirectWithToast(args, `${path}/import/${ids.importId}`, { type, message })
    }
  }
  // Also where nothing was imported: which rows are wrong.
  const tried = await attempt(form, () => call(importsContract.check, request))
  if (tried.refusal) {
    const found = await call(importsContract.findWords, { ...request, chosen: [] })
    const asked = askedWords(register, about, found)
    const problems = atAsked(tried.refusal.problems, reading.chosen, asked)
    return data<ImportOutcome>({ reading, asked, problems }, { status: tried.status })
  }
  const check = tried.value
  const outcome: ImportOutcome = {
    reading,
    check,
    asked: askedWords(register, about, check.words),
  }
  return data(outcome, { status: form.intent === 'check' ? 200 : 422 })
}

function readingOf(register: AnyRegister, { data, values }: Form): ImportOutcome['reading'] {
  const mapping: Mapping = importedFields(register).flatMap(({ name }) => {
    const column = textAt(data, `map.${name}`)
    return /^\d{1,3}$/.test(column) ? [{ field: name, column: Number(column) }] : []
  })
  return {
    mapping,
    decimalMark: data.decimalMark === 'comma' ? 'comma' : 'point',
    dateOrder: data.dateOrder === 'month' ? 'month' : 'day',
    key: textAt(data, 'key'),
    chosen: rowsAt(values, 'chosen').map((row) => ({
      field: textAt(row, 'field'),
      word: textAt(row, 'word'),
      value: textAt(row, 'value'),
    })),
  }
}

/** Problems of what was chosen, at the places that the words have on the page now. */
function atAsked(
  problems: FieldProblems,
  chosen: readonly ChosenWord[],
  { words }: AskedWords,
): FieldProblems {
  const moved = Object.entries(problems).map(([path, problem]) => {
    const one = chosen[Number(/^chosen\.(\d+)\./.exec(path)?.[1] ?? -1)]
    const at = words.findIndex(({ field, word }) => field === one?.field && word === one.word)
    return [at < 0 ? '' : `chosen.${at}.value`, problem]
  })
  return Object.fromEntries(moved)
}
