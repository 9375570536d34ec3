import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field, TextInput } from '#app/ui/index.ts'

type LoginFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type'> & {
  label: string
  hint?: string
  /** At the far end of the label's line. */
  aside?: ReactNode
  error?: string | undefined
}

/** The email that somebody logs in with, as programs that keep passwords know it. */
export function EmailField({ label, hint, error, ...input }: LoginFieldProps) {
  return (
    <Field id="email" label={label} hint={hint} error={error}>
      {(wiring) => (
        <TextInput {...wiring} name="email" type="email" autoComplete="username" {...input} />
      )}
    </Field>
  )
}

/** A password: the one in use, unless `autoComplete` says that it is a new one. */
export function PasswordField({ id = 'password', ...props }: LoginFieldProps) {
  const { label, hint, aside, error, ...input } = props
  return (
    <Field id={id} label={label} hint={hint} aside={aside} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="password"
          type="password"
          autoComplete="current-password"
          {...input}
        />
      )}
    </Field>
  )
}
