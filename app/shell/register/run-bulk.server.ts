import type { MailsToSend } from '#contract/firm/mails-to-send.ts'
import { refusalOf } from '../form/parse-form.ts'
import { firstProblemText } from '../form/problem-text.ts'
import type { Form } from '../form/read-form.ts'
import type { Args } from '../load-context.ts'
import { showToast } from '../toast.server.ts'
import { getFormat, getVisit } from '../visit.server.ts'
import { idsOf } from './chosen-ids.ts'

type Options = { idempotencyKey?: string }

/** What a bulk action is about: the ticked rows, or all that the list's query means. */
type Chosen<Query> = { ids: string[] } | { query: Query }

type ChoiceReader<Query> = {
  /** What the list shows; asked for only where all of it is meant. */
  readQuery(): Query | Promise<Query>
}

type BulkRun<Query, Result> = ChoiceReader<Query> & {
  call(chosen: Chosen<Query>, options: Options): Promise<{ results: Result[] }>
  /** Tells to how many records it was done. */
  doneText(count: number): string
}

type SendPreview<Query> = ChoiceReader<Query> & {
  call(chosen: Chosen<Query>): Promise<MailsToSend>
}

/** Warns that no row is ticked, or that the button is none that is known. */
export async function warnNothingChosen(args: Args): Promise<null> {
  const { t } = await getVisit(args)
  showToast(args, { type: 'warning', message: t('problem')('nothingChosen') })
  return null
}

/**
 * Runs a bulk action on what the form of a list has chosen; a toast tells how many records it was
 * done to, or why it was refused as a whole. Gives what became of each record, else null.
 */
export async function runBulk<Query, Result extends { outcome: 'done' | 'skipped' }>(
  args: Args,
  form: Form,
  { readQuery, call, doneText }: BulkRun<Query, Result>,
): Promise<Result[] | null> {
  const chosen = await readChosen(form, readQuery)
  if (!chosen) return warnNothingChosen(args)
  return warnIfRefused(args, form, async () => {
    const { results } = await call(chosen, { idempotencyKey: form.idempotencyKey })
    const done = results.filter(({ outcome }) => outcome === 'done').length
    const type = done === results.length ? 'success' : 'warning'
    showToast(args, { type, message: doneText(done) })
    return results
  })
}

/** What a bulk action would send by mail; null where nothing is chosen, or it is refused as a whole. */
export async function askBeforeSending<Query>(
  args: Args,
  form: Form,
  { readQuery, call }: SendPreview<Query>,
): Promise<MailsToSend | null> {
  const chosen = await readChosen(form, readQuery)
  if (!chosen) return warnNothingChosen(args)
  return warnIfRefused(args, form, () => call(chosen))
}

async function readChosen<Query>(
  form: Form,
  readQuery: ChoiceReader<Query>['readQuery'],
): Promise<Chosen<Query> | undefined> {
  if (form.data.all === 'yes') return { query: await readQuery() }
  const ids = idsOf(form)
  return ids.length === 0 ? undefined : { ids }
}

async function warnIfRefused<Answer>(
  args: Args,
  form: Form,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call()
  } catch (error) {
    const { t } = await getVisit(args)
    const { problems } = refusalOf(error, form).refusal
    const message = firstProblemText(t('problem'), problems, await getFormat(args))
    showToast(args, { type: 'warning', message })
    return null
  }
}
