import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import { ElectronicTerms } from '#contract/electronic-invoices.ts'

type TermsFormProps = {
  refusal: Refusal | undefined
  terms: ElectronicTerms
  cancelHref: string
}

const formId = 'electronic-form'
const fields = Object.keys(ElectronicTerms.shape)

/** What a draft says to machines beside what stands on paper. */
export function TermsForm({ refusal, terms, cancelHref }: TermsFormProps) {
  const t = useT('invoicing')
  const labels = Object.fromEntries(fields.map((name) => [name, t(`electronic.field.${name}`)]))
  const initial = Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, value ?? '']),
  )
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <FormSection title={t('electronic.references')} words={t('electronic.referencesWords')}>
          <TextField
            name="buyerReference"
            maxLength={100}
            isOptional
            hint={t('electronic.buyerReferenceHint')}
          />
          <FieldGrid>
            <TextField name="contractReference" maxLength={60} isOptional />
            <TextField name="projectReference" maxLength={60} isOptional />
          </FieldGrid>
        </FormSection>
        <FormSection title={t('electronic.kind')} words={t('electronic.kindWords')}>
          <SelectField
            name="typeCode"
            options={ElectronicTerms.shape.typeCode.unwrap().options.map((value) => ({
              value,
              label: t(`electronic.typeCode.${value || 'usual'}`),
            }))}
          />
          <FieldGrid>
            <TextField name="precedingNumber" maxLength={60} isOptional />
            <TextField name="precedingDate" type="date" isOptional />
          </FieldGrid>
        </FormSection>
        <FormSection title={t('electronic.period')} words={t('electronic.periodWords')}>
          <FieldGrid>
            <TextField name="periodStart" type="date" isOptional />
            <TextField name="periodEnd" type="date" isOptional />
          </FieldGrid>
        </FormSection>
        <FormFoot cancelHref={cancelHref} submit={t('electronic.save')} />
      </form>
    </FormFields>
  )
}
