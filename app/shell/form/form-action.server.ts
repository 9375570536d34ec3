import type { z } from 'zod'
import type { Format } from '../format.ts'
import { requireIdParam } from '../id-param.ts'
import type { Args } from '../load-context.ts'
import { type FirmAccess, requireFirm } from '../session/session.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import { getFormat, getVisit, type Visit } from '../visit.server.ts'
import { type Attempt, attempt } from './attempt.ts'
import { type Parsed, parseForm, refuse } from './parse-form.ts'
import { type Form, type ReadOptions, readForm } from './read-form.ts'

/** What a page’s form has around it: the firm, the API on the person’s behalf, and their texts. */
export type FormPage = FirmAccess &
  Pick<Visit, 't' | 'language'> & {
    args: Args
    firmId: string
    form: Form
    format: Format
    /** An id in the page’s address. @throws AppError not_found for what cannot be one */
    id(name: string): string
  }

type FormStep<Value, Result> = {
  /** How the form is read, but for the language, which is the page’s. */
  read?: Omit<ReadOptions, 'locale'>
  /** Makes of the form what is sent, or says what is wrong with it. */
  parse(page: FormPage): Parsed<Value>
  /** Calls the API; `attemptConfirmed` for what somebody must show for who they are. */
  attempt?<Sent>(args: Args, form: Form, call: () => Promise<Sent>): Promise<Attempt<Sent>>
  /** The call of the API. */
  send(page: FormPage, value: Value): Promise<Result>
  /** Where it goes on, and what is said there. */
  done(page: FormPage, result: Result, value: Value): { to: string; message: string }
}

type SchemaStep<Schema extends z.ZodType, Result> = Omit<
  FormStep<z.output<Schema>, Result>,
  'parse'
> & {
  /** Of the contract; what is typed must satisfy it. */
  schema: Schema
  /** What the form does not say, and wins over it. */
  more?(page: FormPage): Record<string, unknown>
}

/**
 * The action of a page of a firm whose form is read, checked, sent to the API and followed by another
 * page with a toast: `export const action = formAction({ schema, send, done })`. What is wrong with the
 * form goes back with it.
 */
export function formAction<Schema extends z.ZodType, Result>({
  schema,
  more,
  ...step
}: SchemaStep<Schema, Result>) {
  return typedFormAction({ ...step, parse: (page) => parseForm(schema, page.form, more?.(page)) })
}

/** As `formAction`, where more than a schema makes of the form what is sent. */
export function typedFormAction<Value, Result>(step: FormStep<Value, Result>) {
  const { read, parse, send, done, attempt: attemptBy } = step
  return async (args: Args) => {
    const access = await requireFirm(args)
    const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
    const form = await readForm(args.request, { ...read, locale: format.locale })
    const { firmId } = access.firm
    const id = (name: string) => requireIdParam(args, name)
    const page: FormPage = { ...access, args, firmId, form, t, language, format, id }
    const { value, refusal } = parse(page)
    if (refusal) return refuse(refusal)
    const call = () => send(page, value)
    const result = await (attemptBy ? attemptBy(args, form, call) : attempt(form, call))
    if (result.refusal) return refuse(result.refusal, result.status)
    const { to, message } = done(page, result.value, value)
    return redirectWithToast(args, to, { type: 'success', message })
  }
}
