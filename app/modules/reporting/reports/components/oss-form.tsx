import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import type { OneStopShop } from '#contract/reporting/oss.ts'
import { SpanDayForm } from './span-day-form.tsx'

type OssFormProps = { shop: OneStopShop; refusal: Refusal | undefined }

/** Registers the firm with a day, or ends it where it goes on. */
export function OssForm({ shop: { isKnown, from, until }, refusal }: OssFormProps) {
  const { can } = useFirm()
  if (!isKnown || until !== null || !can('tax:edit')) return null
  const step = from === null ? { what: 'register', name: 'from' as const } : ending
  return <SpanDayForm id="oss-form" of="oss" {...step} refusal={refusal} />
}

const ending = { what: 'end', name: 'until' } as const
