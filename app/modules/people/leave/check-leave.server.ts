import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import {
  LeaveAsk,
  type LeaveCheck,
  leaveContract,
  ownLeaveContract,
} from '#contract/people/leave.ts'
import { checkWords } from './check-words.ts'

type Check = (access: FirmAccess, ask: LeaveAsk) => Promise<LeaveCheck>

/** What one's own request would take. */
export const checkOwn: Check = ({ call, firm }, ask) =>
  call(ownLeaveContract.check, { ...ask, firmId: firm.firmId })

/** What leave would take that HR notes for the person of the page. */
export function checkOf(args: Args): Check {
  const employeeId = requireIdParam(args, 'employeeId')
  return ({ call, firm }, ask) =>
    call(leaveContract.checkRecord, { ...ask, firmId: firm.firmId, employeeId })
}

type LeaveStep<Result> = {
  /** What the button looks at that sends nothing. */
  check: (args: Args) => Check
  send: (access: FirmAccess, ask: LeaveAsk, page: { args: Args; form: Form }) => Promise<Result>
  done: (
    page: { args: Args; firmId: string; t: Translate },
    result: Result,
  ) => { to: string; message: string }
}

/**
 * The action of a form of leave: sends it, or answers it with what it would take and what is then left.
 * What stands against it comes back at its fields either way.
 */
export function leaveAction<Result>({ check, send, done }: LeaveStep<Result>) {
  return async (args: Args) => {
    const access = await requireFirm(args)
    const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
    const { value: ask, refusal } = parseForm(LeaveAsk, form)
    if (refusal) return refuse(refusal)
    if (form.intent === 'check') {
      const looked = await attempt(form, () => check(args)(access, ask))
      if (looked.refusal) return refuse(looked.refusal, looked.status)
      const problems = problemsOf(looked.value)
      if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
      const words = checkWords(looked.value, t, await getFormat(args))
      return { refusal: undefined, typed: form.values, words }
    }
    const sent = await attempt(form, () => send(access, ask, { args, form }))
    if (sent.refusal) return refuse(sent.refusal, sent.status)
    const { firmId } = access.firm
    const { to, message } = done({ args, firmId, t: t('leave') }, sent.value)
    return redirectWithToast(args, to, { type: 'success', message })
  }
}

/** The same for who has script, of what stands in the address; without words where it makes no sense. */
export async function answerLiveCheck(args: Args, check: Check) {
  const access = await requireFirm(args)
  const typed = Object.fromEntries(new URL(args.request.url).searchParams)
  const form: Form = { data: typed, values: typed, intent: '', idempotencyKey: undefined }
  const { value: ask } = parseForm(LeaveAsk, form)
  const looked = ask && (await attempt(form, () => check(access, ask)))
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const words = looked?.value ? checkWords(looked.value, t, format) : null
  return Response.json({ words }, { headers: { 'cache-control': 'private, no-store' } })
}

function problemsOf({ problems }: LeaveCheck) {
  return Object.fromEntries(problems.map(({ field, ...problem }) => [field, problem]))
}
