import { useT } from '../page-context.tsx'
import { useAbout } from './about.ts'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

type NewRecordFormProps = Pick<RegisterFormProps, 'register' | 'refusal'> & {
  /** What `loadNew` gave. */
  page: Pick<RegisterFormProps, 'initial' | 'extra'> & { path: string }
}

/** The form of a new record. */
export function NewRecordForm({ register, refusal, page }: NewRecordFormProps) {
  const { initial, extra, path } = page
  const { t } = useAbout(register, extra)
  const form = { register, refusal, initial, extra }
  return <RegisterForm {...form} submit={t('new.submit')} cancelHref={path} />
}

type EditRecordFormProps = Pick<RegisterFormProps, 'register' | 'refusal'> & {
  /** What `loadRecord` gave for the form. */
  page: Pick<RegisterFormProps, 'extra'> & {
    record: { version: number }
    values: RegisterFormProps['initial']
  }
  /** The page of the record. */
  href: string
}

/** The form of a record that there is. */
export function EditRecordForm({ register, refusal, page, href }: EditRecordFormProps) {
  const words = useT('register')
  const { record, values: initial, extra } = page
  const form = { register, refusal, extra, initial, version: record.version }
  return <RegisterForm {...form} submit={words('edit.submit')} cancelHref={href} />
}
