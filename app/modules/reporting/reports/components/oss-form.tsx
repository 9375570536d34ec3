import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DateInput } from '#app/ui/index.ts'
import type { OneStopShop } from '#contract/reporting/oss.ts'
import { taxReturnsPath } from '../paths.ts'

type OssFormProps = { shop: OneStopShop; refusal: Refusal | undefined }

const formId = 'oss-form'

/** Registers the firm with a day, or ends it where it goes on. */
export function OssForm({ shop, refusal }: OssFormProps) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const { isKnown, from, until } = shop
  if (!isKnown || until !== null || !can('tax:edit')) return null
  const what = from === null ? 'register' : 'end'
  const name = from === null ? 'from' : 'until'
  const labels = { from: t('onPayment.from'), until: t('onPayment.until') }
  return (
    <FormFields refusal={refusal} initial={{}} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <input type="hidden" name="intent" value={what} />
        <FormSection title={t(`oss.${what}`)} words={t(`oss.${what}Words`)}>
          <FormField name={name}>{(control) => <DateInput {...control} />}</FormField>
        </FormSection>
        <FormFoot cancelHref={taxReturnsPath(firm.firmId)} submit={t(`oss.${what}`)} />
      </form>
    </FormFields>
  )
}
