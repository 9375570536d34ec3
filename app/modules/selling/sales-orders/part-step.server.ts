import type { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  type SalesOrder,
  type SalesOrderAction,
  salesOrdersContract,
} from '#contract/selling/sales-orders.ts'

type Step = Extract<SalesOrderAction, 'deliver' | 'invoice' | 'return' | 'close'>

/** A line of an order, and how much of it is left for a step. */
export type OpenLine = Pick<SalesOrder['lines'][number], 'id' | 'description' | 'unit'> & {
  left: string
}

type Loaded = {
  step: Step
  leftOf: (line: SalesOrder['lines'][number]) => string
  /** What the quantities say at first: all that is left, or nothing. */
  isAllAtFirst: boolean
}

/** What the form of a step over parts of an order shows. @throws AppError conflict where there is nothing to do */
export async function loadPartStep(args: Args, { step, leftOf, isAllAtFirst }: Loaded) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const salesOrderId = requireIdParam(args, 'salesOrderId')
  const order = await call(salesOrdersContract.get, { firmId: firm.firmId, salesOrderId })
  if (!order.actions.includes(step)) throw new AppError('conflict', 'Nothing to do')
  const lines: OpenLine[] = order.lines
    .map(({ id, description, unit, ...line }) => ({
      ...{ id, description, unit },
      left: leftOf({ id, description, unit, ...line }),
    }))
    .filter(({ left }) => Number(left) > 0)
  const initial = {
    date: todayIn(format.timeZone),
    lines: lines.map(({ left }) => ({ quantity: isAllAtFirst ? format.numberInput(left) : '' })),
  }
  const title = t('sales-orders')(`${step}.title`, { number: order.number })
  const { id, number, customerName } = order
  return {
    head: pageMeta(args, { title }),
    title,
    order: { id, number, customerName },
    lines,
    initial,
  }
}

type Taken<Schema extends z.ZodType> = {
  input: Schema
  act: (
    access: FirmAccess,
    input: z.output<Schema> & { firmId: string; salesOrderId: string },
    options: { idempotencyKey: string | undefined },
  ) => Promise<{ to: string; message: string }>
}

/** Takes the step, and goes where that leads; or brings the form back with what is wrong. */
export async function takePartStep<Schema extends z.ZodObject>(
  args: Args,
  { input, act }: Taken<Schema>,
) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['lines.*.quantity'], locale })
  const { value, refusal } = parseForm(input, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: access.firm.firmId, salesOrderId: requireIdParam(args, 'salesOrderId') }
  const { idempotencyKey } = form
  const done = await attempt(form, () => act(access, { ...value, ...ids }, { idempotencyKey }))
  if (done.refusal) return refuse(done.refusal, done.status)
  const { to, message } = done.value
  return redirectWithToast(args, to, { type: 'success', message: t('sales-orders')(message) })
}

/** A quantity less another, to the digits that quantities have. */
export function less(quantity: string, taken: string): string {
  return String(Math.round((Number(quantity) - Number(taken)) * 10_000) / 10_000)
}
