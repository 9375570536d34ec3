import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
    <PageForm
      id={formId}
      refusal={refusal}
      labels={labels}
      submit={t(`oss.${what}`)}
      cancelHref={taxReturnsPath(firm.firmId)}
    >
      <input type="hidden" name="intent" value={what} />
      <FormSection title={t(`oss.${what}`)} words={t(`oss.${what}Words`)}>
        <FormField name={name}>{(control) => <DateInput {...control} />}</FormField>
      </FormSection>
    </PageForm>
  )
}
