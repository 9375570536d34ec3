import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, Row, TextInput } from '#app/ui/index.ts'
import type { KioskPerson } from '#contract/people/kiosks.ts'

type KioskFormProps = {
  /** Whose code was typed, with the code; undefined before. */
  person: { person: KioskPerson; code: string } | undefined
  refusal: Refusal | undefined
  /** Of the empty page. */
  path: string
}

/** Asks for a code; then for what whoever it is of wants to press. */
export function KioskForm({ person: typed, refusal, path }: KioskFormProps) {
  const t = useT('attendance')
  if (typed) {
    const { person, code } = typed
    return (
      <form method="post" action={path} className={sheet.panel}>
        <IdempotencyField />
        <input type="hidden" name="code" value={code} />
        <h2 className={sheet.panelTitle}>{person.name}</h2>
        <p>{t(`presence.${person.presence.state}`)}</p>
        <Row>
          {person.presence.next.map((kind, at) => (
            <Button key={kind} kind={at === 0 ? 'primary' : undefined} name="press" value={kind}>
              {t(`press.${kind}`)}
            </Button>
          ))}
          <LinkButton href={path}>{t('kiosk.other')}</LinkButton>
        </Row>
      </form>
    )
  }
  return (
    <form method="post" action={path} className={sheet.panel} id="kiosk">
      <RefusalSummary refusal={refusal} labels={{ code: t('kiosk.code') }} formId="kiosk" />
      <IdempotencyField />
      <Field id="code" label={t('kiosk.code')} hint={t('kiosk.codeHint')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="code"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            required
          />
        )}
      </Field>
      <Row>
        <Button kind="primary">{t('kiosk.next')}</Button>
      </Row>
    </form>
  )
}
