import { Island } from '#app/islands/island.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Field, LinkButton, Row, TextInput } from '#app/ui/index.ts'
import type { NewApiKey } from '#contract/person/api-keys.ts'

/** A new key, this once: to copy, and to try. */
export function MadeKey({ made, href }: { made: NewApiKey; href: string }) {
  const t = useT('api-keys')
  return (
    <FormSection title={t('made.title', { name: made.name })} words={t('made.words')}>
      <Band tone="warn" title={t('made.once')} />
      <Field id="secret" label={t('made.key')} hint={t('made.hint')}>
        {(wiring) => <TextInput {...wiring} value={made.secret} readOnly />}
      </Field>
      <Row>
        <Island
          of={CopyText}
          when="load"
          props={{ text: made.secret, words: { copy: t('made.copy'), copied: t('made.copied') } }}
        />
        <LinkButton kind="primary" href={href}>
          {t('made.done')}
        </LinkButton>
      </Row>
    </FormSection>
  )
}
