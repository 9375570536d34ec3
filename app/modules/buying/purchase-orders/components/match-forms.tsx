import { FormFields, SelectField, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { BillMatch } from '#contract/buying/bill-matching.ts'

/** Which line of an order each line of the bill is for. */
export function MatchForm({ match: { lines, orderLines } }: { match: BillMatch }) {
  const t = useT('purchase-orders')
  const { date } = useFormat()
  const options = [
    { value: '', label: t('match.none') },
    ...orderLines.map(({ id, orderNumber, description, date: day }) => ({
      value: id,
      label: `${orderNumber} · ${description} · ${date(day, 'medium')}`,
    })),
  ]
  const labels = Object.fromEntries(
    lines.map(({ description }, at) => [`lines.${at}.orderLineId`, description]),
  )
  const initial = { lines: lines.map(({ orderLineId }) => ({ orderLineId: orderLineId ?? '' })) }
  return (
    <FormFields refusal={undefined} initial={initial} labels={labels}>
      <form method="post" noValidate>
        <FormSection title={t('match.lines')} words={t('match.linesWords')}>
          {lines.map(({ position }, at) => (
            <div key={position}>
              <input type="hidden" name={`lines.${at}.position`} value={position} />
              <SelectField name={`lines.${at}.orderLineId`} options={options} />
            </div>
          ))}
          <div>
            <Button name="intent" value="save">
              {t('match.save')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}

type ReleaseFormProps = { version: number; refusal: Refusal | undefined }

/** Lets the bill through as it is, with the reason. */
export function ReleaseForm({ version, refusal }: ReleaseFormProps) {
  const t = useT('purchase-orders')
  return (
    <FormFields refusal={refusal} initial={{}} labels={{ reason: t('match.reason') }}>
      <form method="post" noValidate>
        <IdempotencyField />
        <input type="hidden" name="version" value={version} />
        <FormSection title={t('match.release')} words={t('match.releaseWords')}>
          <TextAreaField name="reason" maxLength={500} />
          <div>
            <Button kind="primary" icon="check" name="intent" value="release">
              {t('match.release')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}
