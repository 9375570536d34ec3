import type { ReactNode } from 'react'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, type IconName } from '#app/ui/index.ts'
import { OwnPasswordField } from './code-fields.tsx'
import * as styles from './credentials.css.ts'
import { OwnForm } from './own-form.tsx'

type FormProps = { hasPassword: boolean; refusal: Refusal | undefined }

/** The first step of a second factor. */
export function SetUp(props: FormProps) {
  const t = useT('credentials')
  return (
    <FormSection title={t('secondFactor.setUp')} words={t('secondFactor.setUpWords')}>
      <OwnProofForm {...props} intent="enrol" icon="qr-code" kind="primary">
        {t('secondFactor.begin')}
      </OwnProofForm>
    </FormSection>
  )
}

/** New recovery codes in place of the old. */
export function RenewCodes({ left, ...props }: FormProps & { left: number }) {
  const t = useT('credentials')
  return (
    <FormSection
      title={t('codes.title')}
      words={`${t('secondFactor.left', { count: left })}. ${t('codes.renewWords')}`}
    >
      <OwnProofForm {...props} intent="renew" icon="refresh-cw">
        {t('codes.renew')}
      </OwnProofForm>
    </FormSection>
  )
}

/** Switches the second factor off. */
export function EndSecondFactor(props: FormProps) {
  const t = useT('credentials')
  return (
    <FormSection title={t('secondFactor.end')} words={t('secondFactor.endWords')}>
      <OwnProofForm {...props} intent="end" kind="danger">
        {t('secondFactor.end')}
      </OwnProofForm>
    </FormSection>
  )
}

type OwnProofFormProps = FormProps & {
  intent: string
  icon?: IconName
  kind?: 'primary' | 'danger'
  children: ReactNode
}

/** A button, with the password beside it for whoever has one. */
function OwnProofForm(props: OwnProofFormProps) {
  const { hasPassword, refusal, intent, icon, kind, children } = props
  const problemAt = useProblems(refusal?.problems)
  return (
    <OwnForm refusal={refusal}>
      {hasPassword && (
        <div className={styles.field}>
          <OwnPasswordField id={`password-${intent}`} error={problemAt('password')} />
        </div>
      )}
      <Button name="intent" value={intent} {...(icon && { icon })} {...(kind && { kind })}>
        {children}
      </Button>
    </OwnForm>
  )
}
