import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Field, LinkButton, Row, TextInput } from '#app/ui/index.ts'
import type { NewApp } from '#contract/person/apps.ts'

/** A new app, with its secret this once. */
export function MadeApp({ made, href }: { made: NewApp; href: string }) {
  const t = useT('apps')
  return (
    <FormSection title={t('made.title', { app: made.name })} words={t('made.words')}>
      <Field id="client-id" label={t('form.id')}>
        {(wiring) => <TextInput {...wiring} value={made.id} readOnly />}
      </Field>
      {made.secret !== null && (
        <>
          <Band tone="warn" title={t('made.once')} />
          <Field id="client-secret" label={t('made.secret')}>
            {(wiring) => <TextInput {...wiring} value={made.secret ?? ''} readOnly />}
          </Field>
        </>
      )}
      <Row>
        <LinkButton kind="primary" href={href}>
          {t('made.done')}
        </LinkButton>
      </Row>
    </FormSection>
  )
}
