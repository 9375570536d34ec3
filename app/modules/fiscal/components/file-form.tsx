import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, FieldGrid, LinkButton, Row } from '#app/ui/index.ts'
import type { FiscalRegister } from '#contract/fiscal.ts'
import { fiscalFilePath, fiscalKeysPath } from '../paths.ts'

type FileFormProps = { register: FiscalRegister; today: string }

/** The files of a span of days that a tax office is given. */
export function FileForm({ register, today }: FileFormProps) {
  const t = useT('fiscal')
  const { firm, can } = useFirm()
  const { files, device, country } = register
  const labels = { from: t('file.from'), to: t('file.to') }
  const initial = { from: `${today.slice(0, 7)}-01`, to: today }
  return (
    <FormFields refusal={undefined} initial={initial} labels={labels}>
      <form method="get" action={fiscalFilePath(firm.firmId, device.tillId)}>
        <FormSection title={t('file.title')} words={t(`file.words.${country ?? 'none'}`)}>
          <FieldGrid>
            <TextField name="from" type="date" />
            <TextField name="to" type="date" />
          </FieldGrid>
          <Row>
            {files.map((kind) => (
              <Button key={kind} name="kind" value={kind} icon="download">
                {t(`file.${kind}`)}
              </Button>
            ))}
            {country === 'AT' && can('till:edit') && (
              <LinkButton
                icon="download"
                href={fiscalKeysPath(firm.firmId, device.tillId)}
                download
              >
                {t('file.keys')}
              </LinkButton>
            )}
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
