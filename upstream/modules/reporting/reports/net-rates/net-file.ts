import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Frame } from '../frame.ts'
import { scopeOf } from '../returns/filed-returns.ts'
import { makeReturn } from '../returns/make-return.ts'
import type { BoxFigure } from '../returns/return-boxes.ts'
import type { Span } from '../span.ts'

/** What the file of a return by net tax rates says. */
export type NetParts = {
  /** Boxes of what is not taxed and of what was bought from abroad. */
  boxes: BoxFigure[]
  /** Turnover with its tax, and with what is not taxed. */
  all: Minor
  /** By activity, with the code and the net rate that the ESTV granted. */
  activities: { activityCode: string; rate: string; turnover: Minor }[]
}

/** @throws AppError invalid where an activity with sales has no code of its own */
export function netParts(frame: Frame, span: Span): NetParts {
  const { net, boxes } = makeReturn(frame, scopeOf(frame.reader, span))
  const turnovers = net?.turnovers ?? new Map<number | null, Minor>()
  const activities = (net?.method.rates ?? []).flatMap(({ rate, activityCode }, at) => {
    const turnover = turnovers.get(at)
    if (turnover === undefined) return []
    if (activityCode === '') throw invalidField('number', 'activityCodeMissing')
    return [{ rate, activityCode, turnover }]
  })
  const all = [...turnovers.values()].reduce((sum, amount) => sum + amount, 0)
  return { all, activities, boxes: boxes.filter((one) => one.kind === 'rate') }
}
