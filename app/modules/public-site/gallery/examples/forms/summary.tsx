import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, FormSummary, Stack, TextInput } from '#app/ui/index.ts'

export default function Summary() {
  const t = useT('gallery')
  const faults = [{ fieldId: 'mail', message: t('words.mailWrong') }]
  return (
    <form method="get">
      <Stack>
        <FormSummary title={t('words.checkForm')} faults={faults} />
        <Field id="mail" label={t('words.mail')} error={t('words.mailWrong')}>
          {(wiring) => <TextInput {...wiring} name="mail" defaultValue="mara@" />}
        </Field>
        <Button type="button" kind="primary">
          {t('words.save')}
        </Button>
      </Stack>
    </form>
  )
}
