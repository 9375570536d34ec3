import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, FieldGrid, LinkButton, Row } from '#app/ui/index.ts'
import type { FiscalTill } from '#contract/tills/fiscal.ts'
import { fiscalKeysPath } from '../paths.ts'

type FileFormProps = {
  till: FiscalTill
  today: string
  refusal: Refusal | undefined
}

const formId = 'fiscal-files'

/** The files of a span of days that a tax office is given. */
export function FileForm({ till, today, refusal }: FileFormProps) {
  const t = useT('fiscal')
  const { firm, can } = useFirm()
  const { files, device, country } = till
  const labels = { from: t('file.from'), to: t('file.to') }
  const initial = { from: `${today.slice(0, 7)}-01`, to: today }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <input type="hidden" name="intent" value="file" />
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <FormSection title={t('file.title')} words={t(`file.words.${country ?? 'none'}`)}>
          <FieldGrid>
            <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
            <FormField name="to">{(control) => <DateInput {...control} />}</FormField>
          </FieldGrid>
          <Row>
            {files.map((kind) => (
              <Button key={kind} name="kind" value={kind} icon="download">
                {t(`file.${kind}`)}
              </Button>
            ))}
            {country === 'AT' && can('till:edit') && (
              // No download by the browser: whoever must show who they are is led to that page.
              <LinkButton icon="download" href={fiscalKeysPath(firm.firmId, device.tillId)}>
                {t('file.keys')}
              </LinkButton>
            )}
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
