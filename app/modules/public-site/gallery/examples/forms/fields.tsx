import { useT } from '#app/shell/page-context.tsx'
import { Field, FieldGrid, TextInput } from '#app/ui/index.ts'
import { focusShown } from '../../components/example.css.ts'

export default function Fields() {
  const t = useT('gallery')
  return (
    <FieldGrid>
      <Field id="name" label={t('words.name')} hint={t('words.nameHint')}>
        {(wiring) => <TextInput {...wiring} name="name" />}
      </Field>
      <Field id="phone" label={t('words.phone')} mark={t('words.optional')}>
        {(wiring) => <TextInput {...wiring} name="phone" type="tel" />}
      </Field>
      <Field id="vat" label={t('words.vatNumber')} error={t('words.vatWrong')}>
        {(wiring) => <TextInput {...wiring} name="vat" defaultValue="DE12345" />}
      </Field>
      <Field id="city" label={t('words.focused')}>
        {(wiring) => (
          <TextInput {...wiring} name="city" defaultValue="Tallinn" className={focusShown} />
        )}
      </Field>
      <Field id="number" label={t('words.disabled')} hint={t('words.disabledWhy')}>
        {(wiring) => <TextInput {...wiring} name="number" defaultValue="2026-014" disabled />}
      </Field>
    </FieldGrid>
  )
}
