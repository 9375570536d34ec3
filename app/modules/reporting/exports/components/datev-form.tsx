import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
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
    </PageForm>
  )
}
