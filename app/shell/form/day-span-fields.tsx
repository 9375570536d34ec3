import { DateInput, Field } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

/** The days of a statement, both included; `texts` is the namespace with `statement.from` and `.to`. */
export function DaySpanFields({ texts, from, to }: { texts: string; from: string; to: string }) {
  const t = useT(texts)
  return (
    <>
      <Field id="from" label={t('statement.from')}>
        {(wiring) => <DateInput {...wiring} name="from" defaultValue={from} />}
      </Field>
      <Field id="to" label={t('statement.to')}>
        {(wiring) => <DateInput {...wiring} name="to" defaultValue={to} />}
      </Field>
    </>
  )
}
