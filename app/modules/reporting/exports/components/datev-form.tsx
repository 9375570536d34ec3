import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, FieldGrid, TextInput } from '#app/ui/index.ts'
import type { DatevNumbers } from '#contract/reporting/exports.ts'

const formId = 'datev-form'

type DatevFormProps = {
  numbers: DatevNumbers | null
  /** Days that are filled in. */
  year: { from: string; to: string } | undefined
  refusal: Refusal | undefined
}

/** The numbers of adviser and client, which DATEV asks for, and the days to take along. */
export function DatevForm({ numbers, year, refusal }: DatevFormProps) {
  const t = useT('exports')
  const labels = {
    consultant: t('datev.consultant'),
    client: t('datev.client'),
    from: t('datev.from'),
    to: t('datev.to'),
  }
  const initial = {
    consultant: String(numbers?.consultant ?? ''),
    client: String(numbers?.client ?? ''),
    from: year?.from ?? '',
    to: year?.to ?? '',
  }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <FormSection title={t('datev.title')} words={t('datev.words')}>
          <FieldGrid>
            <FormField name="consultant" hint={t('datev.consultantHint')}>
              {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
            </FormField>
            <FormField name="client">
              {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
            </FormField>
            <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
            <FormField name="to" hint={t('datev.daysHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FieldGrid>
          <div>
            <Button kind="primary" icon="file-down">
              {t('datev.take')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}
