import { data } from '@remix-run/cloudflare'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
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

/** Whether a form is to be looked at alone; the request can still be read after it. */
export async function isCheck({ request }: Args): Promise<boolean> {
  const { intent } = await readForm(request.clone())
  return intent === 'check'
}

/** Answers a form with what it would take and what is left; nothing is written. */
export async function answerCheck(args: Args, check: Check) {
  const access = await requireFirm(args)
  const form = await readForm(args.request)
  const { refusal, value } = await looked(args, access, form, check)
  if (refusal) return refuse(refusal)
  const { words, problems } = value
  const typed = { values: form.values, problems }
  const isWrong = Object.keys(problems).length > 0
  return data(
    { refusal: isWrong ? typed : undefined, typed: form.values, words },
    { status: isWrong ? 422 : 200 },
  )
}

/** The same for who has script, of what stands in the address. */
export async function answerLiveCheck(args: Args, check: Check) {
  const access = await requireFirm(args)
  const typed = Object.fromEntries(new URL(args.request.url).searchParams)
  const form: Form = { data: typed, values: typed, intent: '', idempotencyKey: undefined }
  const { value } = await looked(args, access, form, check)
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json({ words: value?.words ?? null }, { headers })
}

async function looked(args: Args, access: FirmAccess, form: Form, check: Check) {
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const parsed = parseForm(LeaveAsk, form)
  if (parsed.refusal) return parsed
  const result = await attempt(form, () => check(access, parsed.value))
  if (result.refusal) return result
  const { problems } = result.value
  return {
    value: {
      words: checkWords(result.value, t, format),
      problems: Object.fromEntries(problems.map(({ field, ...problem }) => [field, problem])),
    },
    refusal: undefined,
  }
}
